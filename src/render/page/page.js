// The replay page draws what the library has computed and knows no rules. What it reads is told in spec/page.md.
(() => {
  const root = document.currentScript.closest('.tqn'), whole = root.matches('main');
  const $ = (selector, within = root) => within.querySelector(selector);
  const $$ = (selector, within = root) => [...within.querySelectorAll(selector)];
  const set = (element, name, value) => element.setAttribute(name, value);
  const make = (parent, name, text, role) => {
    const element = document.createElement(name);
    element.textContent = text;
    if (role) set(element, 'role', role);
    parent.append(element);
    return element;
  };
  const words = JSON.parse($('.words').textContent);
  const say = (key, ...values) => words[key].replace(/\{(\d)\}/g, (_, i) => values[i]);
  const articles = $$('article').filter(e => $('.data', e));
  if (!articles.length) return;
  articles[0].before($('.player').content);
  const board = $('.board'), live = $('.live'), graph = $('.graph'), grid = $('.grid'), help = $('dialog');
  const speed = $('select'), play = $('[value=play]'), filter = $('[type=search]'), bars = $$('.who');
  root.classList.add('js');
  let game, number = 0, at = 0, flip = +root.hasAttribute('data-flip'), timer, frame;

  // What a game holds. Numbers are written as one character each; the lines tell what stands before what.
  const digit = c => (c = c.charCodeAt()) < 58 ? c - 48 : c < 91 ? c - 55 : c < 123 ? c - 61 : c - 130;
  const read = article => {
    const data = JSON.parse($('.data', article).textContent), before = [], depth = [0], last = [data.lines[0][2]];
    for (const [from, first, length] of data.lines)
      for (let n = first; n < first + length; n++) {
        before[n] = n > first ? n - 1 : from;
        depth[n] = depth[before[n]] + 1;
        last[n] = first + length - 1;
      }
    const cut = (text, n, width) => [...text.substr(n * width, width)].map(digit);
    return {
      ...data, article, before, depth, last, size: 2 * data.pits, svg: $('svg', article), list: $('.moves', article),
      names: $$('h2 bdi', article).map(e => e.textContent),
      buttons: new Map($$('.moves button', article).map(e => [+e.value, e])),
      position(n) {
        const all = cut(data.positions, n, this.size + 5), pits = all.slice(0, -5), [a, b, x, y, turn] = all.slice(-5);
        // `held` says by pit which kazan its balls go to.
        const held = [];
        [y, x].forEach((pit, row) => pit && (held[row * data.pits + pit - 1] = 2 - row));
        return {pits, kazans: [a, b], turn, held};
      },
      move(n) {
        const [mover, from, row, to, sown, taken, made] = cut(data.moves, n - 1, 7);
        return n && {mover, sown, taken, made, a: from, b: to, own: row == mover, from: mover * data.pits + from - 1, to: row * data.pits + to - 1};
      },
    };
  };
  const spoken = n => {
    if (!n) return words.start;
    const m = game.move(n), half = game.first + game.depth[n] - 1;
    return say('turn', (half >> 1) + 1, words[m.mover ? 'black' : 'white']) + (m.a ? say(m.own ? 'own' : 'other', m.a, m.b) : words.gap) +
      (m.taken ? say('takes', m.taken) : '') + (m.made ? words.makes : '');
  };

  // Drawing. Slots are places on the board, from the lower left on in the direction of sowing.
  const slot = pit => (pit + flip * game.pits) % game.size;
  const x = s => 68 + 76 * (s < game.pits ? s : game.size - 1 - s);
  const spots = (n, spot) => n ? 'M' + [...Array(n).keys()].map(spot).join(' ') : '';
  const dots = n => spots(Math.min(n, 30), i => `${i % 2 * 23 - 11.5 + (i / 10 | 0) * 3.5},${(i % 10 >> 1) * 20 - 36 - (i / 10 | 0) * 4}`);
  const heap = n => spots(Math.min(n, game.room), i => `${((i >> 1) * 134 + (i / 10 | 0) * 35) / 10},${i % 2 * 17 - 8.5}`);
  const put = (element, style, path, text) => {
    set(element, 'class', style);
    set($('path', element), 'd', path);
    $('text', element).textContent = text;
  };
  const put_pit = (p, pit, style = '', ghosts = 0, text) =>
    put(game.slots[slot(pit)], 'p' + (p.held[pit] ? ' t' : '') + style, p.held[pit] ? 'M0,0' : dots(ghosts || p.pits[pit]), text || (p.held[pit] ? '×' : p.pits[pit]));
  const put_kazan = (p, side) => put(game.stores[side ^ flip], 'k', heap(p.kazans[side]), p.kazans[side]);
  const lane = m => {
    let s = slot(m.from), steps = (m.to - m.from + game.size) % game.size;
    if (m.sown > game.size) steps += game.size;
    const edge = (s, far) => s < game.pits ? 449 + far * 12 : 45 - far * 12;
    let path = `M${x(s)},${edge(s, 0)}V${edge(s, 1)}`;
    for (; steps > 0; steps--) {
      const t = (s + 1) % game.size;
      if (x(t) == x(s)) path += `H${x(s) + (t ? 48 : -48)}V${edge(t, 1)}`;
      path += 'H' + x(s = t);
    }
    return path + 'V' + edge(s, 0);
  };
  const draw = () => {
    const p = game.position(at), m = game.move(at), told = m && m.a;
    for (let pit = 0; pit < game.size; pit++) {
      const here = told && pit == m.to, gain = here ? m.made ? 3 : m.taken : 0;
      put_pit(p, pit, (told && pit == m.from ? ' f' : '') + (here ? ' l' : '') + (gain ? ' g' : ''), here && m.taken, gain && (m.made ? '+' : '−') + gain);
    }
    set($('.lane', game.svg), 'd', told ? lane(m) : '');
    for (const side of [0, 1]) {
      put_kazan(p, side);
      const bar = bars[1 ^ side ^ flip];
      bar.className = `who s${side}` + (p.turn == side ? ' turn' : '');
      $('bdi', bar).textContent = game.names[side];
      $('b', bar).textContent = p.kazans[side];
    }
    $$('td', grid).forEach((cell, i) => {
      const pit = i < game.pits ? game.size - 1 - i : i - game.pits;
      cell.textContent = say(p.held[pit] ? 'tuzdyk' : 'cell', pit % game.pits + 1, p.pits[pit]);
    });
    live.textContent = spoken(at) + '. ' + say('kazans', ...p.kazans);
  };
  // Sowing: the balls that were sown up to where they ended, one after another, in 0.6 seconds at most.
  const sow = m => {
    const p = game.position(game.before[at]), began = performance.now();
    let left = m.sown;
    const pace = Math.min(70, 560 / left);
    p.pits[m.from] -= left;
    set($('.lane', game.svg), 'd', '');
    const step = now => {
      for (; left && now - began >= (m.sown - left) * pace; left--) {
        const pit = (m.to - left + 1 + 9 * game.size) % game.size, owner = p.held[pit] - 1;
        if (owner >= 0) put_kazan(p, owner, p.kazans[owner]++);
        else p.pits[pit]++;
        put_pit(p, pit, ' l');
      }
      put_pit(p, m.from, ' f');
      frame = requestAnimationFrame(left ? step : draw);
    };
    frame = requestAnimationFrame(step);
  };
  const go = (n, moving) => {
    cancelAnimationFrame(frame);
    const step = n && game.before[n] == at && game.move(n);
    at = n;
    if (moving && step.a && !matchMedia('(prefers-reduced-motion:reduce)').matches) sow(step);
    else draw();
    const {list, buttons} = game, button = buttons.get(n), old = $('[aria-current]', list);
    old?.removeAttribute('aria-current');
    if (button) {
      set(button, 'aria-current', 'step');
      if (document.activeElement == old) button.focus({preventScroll: true});
      const box = button.getBoundingClientRect(), frame = list.getBoundingClientRect();
      if (box.top < frame.top + 40 || box.bottom > frame.bottom - 40) list.scrollTop += box.top - (frame.top + frame.bottom) / 2;
    } else list.scrollTop = 0;
    set($('.now', graph), 'd', `M${game.across(game.depth[n])},4V116`);
    if (whole) try { history.replaceState(null, '', `#${game.article.id}p${n}`); } catch {}
  };
  const draw_graph = () => {
    const plies = game.last[0], high = n => Math.max(4, 116 - n / game.half * 81).toFixed();
    game.across = n => (42 + n / Math.max(1, plies) * 694).toFixed(1);
    const way = side => [...Array(plies + 1).keys()].map(n => game.across(n) + ',' + high(game.position(n).kazans[side])).join(' ');
    graph.innerHTML = `<path class="win" d="M42,${high(game.half)}H736M42,${high(game.half + 1)}H736"/><text x="34" y="42">${game.half + 1}</text>` +
      `<path class="s0" d="M${way(0)}"/><path class="s1" d="M${way(1)}"/><path class="now"/>`;
  };
  const show = (index, n) => {
    stop();
    number = Math.max(0, index);
    const article = articles[number];
    game = article.game ??= read(article);
    articles.forEach(e => e.classList.toggle('on', e == article));
    links.forEach((e, i) => set(e, 'aria-current', i == number));
    board.replaceChildren(game.svg);
    game.slots = $$('.p', game.svg);
    game.stores = $$('.k', game.svg);
    game.buttons.forEach((e, n) => set(e, 'aria-label', spoken(n)));
    grid.replaceChildren();
    for (const side of [1, 0]) {
      const row = make(grid, 'tr', '', 'row');
      make(row, 'th', game.names[side], 'rowheader');
      for (let i = 0; i < game.pits; i++) make(row, 'td', '', 'gridcell');
    }
    draw_graph();
    if (whole) document.title = game.names.join(' – ');
    at = 0;
    go(index >= 0 && n in game.depth ? +n : 0);
  };

  const next = n => n < game.last[n] ? n + 1 : n;
  const back = n => game.before[n] || 0;
  const far = (step, n = at) => {
    for (let i = 0; i < 10; i++) n = step(n);
    go(n);
  };
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    set(play, 'aria-pressed', false);
  };
  const start = () => {
    stop();
    if (next(at) == at) go(0);
    set(play, 'aria-pressed', true);
    timer = setInterval(() => {
      go(next(at), true);
      if (next(at) == at) stop();
    }, speed.value);
  };
  // One after another the ways to go on from a place; where there is only one, the next place that has others.
  const variation = () => {
    const ways = n => [...(next(n) > n ? [n + 1] : []), ...game.lines.slice(1).filter(line => line[0] == n).map(line => line[1])];
    let all = at ? ways(back(at)) : [], n = at;
    if (all.length > 1) return go(all[(all.indexOf(at) + 1) % all.length]);
    while (ways(n).length < 2 && next(n) > n) n++;
    if (all = ways(n)[1]) go(all);
  };
  const other = step => {
    let i = number + step;
    while (links[i]?.parentNode.hidden) i += step;
    if (articles[i]) show(i, 0);
  };
  const acts = {
    first: () => go(0), back: () => go(back(at)), forward: () => go(next(at), true), last: () => go(game.last[at]),
    flip: () => go(at, flip ^= 1), play: () => timer ? stop() : start(), help: () => help.open ? help.close() : help.showModal(),
    copy: () => navigator.clipboard?.writeText(record()).then(() => live.textContent = words.copied),
    save: () => Object.assign(make(root, 'a', ''), {href: URL.createObjectURL(new Blob([record()])), download: 'game.tqn', hidden: true}).click(),
  };
  const keys = {
    ArrowLeft: acts.back, ArrowRight: acts.forward, Home: acts.first, End: acts.last, ' ': acts.play, '?': acts.help,
    ArrowUp: () => far(back), PageUp: () => far(back), ArrowDown: () => far(next), PageDown: () => far(next),
    f: acts.flip, v: variation, c: () => go(game.comments.find(n => n > at) || game.comments[0] || at),
    '[': () => other(-1), ']': () => other(1),
  };
  const latin = {KeyF: 'f', KeyV: 'v', KeyC: 'c', BracketLeft: '[', BracketRight: ']'};
  // In the text a backslash keeps "<" apart from what would end or hide it in a page, and stands for returns.
  const record = () => $('.record', game.article).textContent.replace(/<\\(r|0)?/g, (_, c) => c ? c == 'r' ? '\r' : '\0' : '<');

  $('.games').hidden = articles.length < 2;
  const links = articles.map((article, i) => {
    const item = make($('.games ol'), 'li', ''), link = make(item, 'a', '');
    link.href = `#${article.id}p0`;
    for (const part of $$('h2,.event', article)) make(link, 'span', part.textContent);
    link.onclick = e => {
      e.preventDefault();
      show(i, 0);
    };
    return link;
  });
  filter.oninput = () => links.forEach(e => {
    const text = e.textContent.toLowerCase();
    e.parentNode.hidden = !filter.value.toLowerCase().split(/\s+/).every(word => text.includes(word));
  });
  speed.onchange = () => timer && start();
  root.addEventListener('click', e => {
    const button = e.target.closest('button[value]'), act = acts[button?.value];
    if (!button) return;
    if (act) act(button);
    else {
      stop();
      go(+button.value);
    }
    if (e.detail) button.blur();
  });
  root.addEventListener('toggle', e => {
    const text = $('pre', e.target);
    if (text) text.textContent = record();
  }, true);
  graph.onpointerdown = graph.onpointermove = e => {
    if (!e.buttons) return;
    const box = graph.getBoundingClientRect(), n = ((e.clientX - box.left) / box.width * 744 - 42) / 694 * game.last[0];
    stop();
    go(Math.max(0, Math.min(game.last[0], Math.round(n))));
  };
  // A key means what its Latin letter says where the keyboard writes other letters. Fields and buttons keep theirs.
  (whole ? document : root).addEventListener('keydown', e => {
    if (e.ctrlKey || e.altKey || e.metaKey || e.target.matches('input,select,textarea,[contenteditable]') || help.open && e.key != '?') return;
    if (e.key == ' ' && e.target.matches('button,a,summary') || e.shiftKey && e.key != '?') return;
    const act = keys[e.key > '~' && latin[e.code] || e.key];
    if (!act) return;
    e.preventDefault();
    act();
  });
  const visit = () => {
    const [, id, n] = whole && location.hash.match(/^#(g\d+)(?:p(\d+))?$/) || [];
    show(articles.findIndex(e => e.id == id), n);
  };
  addEventListener('hashchange', visit);
  visit();
})();
