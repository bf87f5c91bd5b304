#include "tqn/render/pdf.hpp"

#include <gtest/gtest.h>

#include <string>

#include "picture.hpp"
#include "tqn/render/sheet.hpp"
#include "tqn/render/svg.hpp"

namespace tqn::test {
namespace {

constexpr std::string_view blank = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>)";

std::string pdf_of(int pages, std::string_view svg, const std::string& title = "", Paper paper = Paper::a4) {
  std::string bytes;
  PdfWriter writer(title, paper, [&](std::string_view piece) { bytes += piece; });
  for (int page = 0; page < pages; ++page) EXPECT_FALSE(writer.add_page(svg));
  EXPECT_FALSE(writer.finish());
  return bytes;
}

TEST(Pdf, HasASignatureAnEndAndAsManyPagesAsWereAdded) {
  for (const int pages : {1, 2, 7}) {
    const std::string pdf = pdf_of(pages, blank);
    EXPECT_TRUE(pdf.starts_with("%PDF-1."));
    EXPECT_TRUE(pdf.ends_with("%%EOF\n"));
    EXPECT_EQ(count_of(pdf, "/Type /Page") - count_of(pdf, "/Type /Pages"), static_cast<std::size_t>(pages));
    EXPECT_EQ(count_of(pdf, "/Count " + std::to_string(pages) + "\n"), 1U);
  }
}

TEST(Pdf, HasThePaperThatWasAskedFor) {
  EXPECT_EQ(count_of(pdf_of(1, blank), "/MediaBox [ 0 0 595 842 ]"), 1U);
  EXPECT_EQ(count_of(pdf_of(1, blank, "", Paper::letter), "/MediaBox [ 0 0 612 792 ]"), 1U);
}

TEST(Pdf, SameInputGivesTheSameBytesWithoutTheClock) {
  const std::string svg = render_svg({}, plain_look());
  const std::string pdf = pdf_of(2, svg, "Ойын");
  EXPECT_EQ(pdf, pdf_of(2, svg, "Ойын"));
  EXPECT_EQ(count_of(pdf, "Date"), 0U);
}

TEST(Pdf, TellsItsTitle) {
  EXPECT_EQ(count_of(pdf_of(1, blank, "City league"), "/Title (City league)"), 1U);
  EXPECT_EQ(count_of(pdf_of(1, blank, "Кубок"), "/Title <FEFF041A04430431043E043A>"), 1U);
}

TEST(Pdf, LinesStayLinesAndTextStaysText) {
  Look look = plain_look();
  look.lettering = Lettering::font;
  const std::string pdf = pdf_of(1, render_svg({}, look));
  EXPECT_EQ(count_of(pdf, "/Subtype /Image"), 0U);
  EXPECT_GE(count_of(pdf, "/Type /Font\n"), 1U);
}

TEST(Pdf, PagesGoToTheSinkAsTheyCome) {
  std::size_t bytes = 0;
  PdfWriter writer("", Paper::a4, [&](std::string_view piece) { bytes += piece.size(); });
  const std::string svg = render_svg({}, plain_look());
  EXPECT_FALSE(writer.add_page(svg));
  std::size_t before = 0;
  for (int page = 0; page < 20; ++page) {
    before = bytes;
    EXPECT_FALSE(writer.add_page(svg));
    EXPECT_GT(bytes, before);
  }
  EXPECT_FALSE(writer.finish());
}

TEST(Pdf, LeftUnfinishedItWritesNoEnd) {
  std::string bytes;
  {
    PdfWriter writer("", Paper::a4, [&](std::string_view piece) { bytes += piece; });
    EXPECT_FALSE(writer.add_page(blank));
    PdfWriter other = std::move(writer);
    other = PdfWriter("", Paper::letter, [](std::string_view) {});
  }
  EXPECT_EQ(count_of(bytes, "%%EOF"), 0U);
}

TEST(Pdf, WhatIsNoPictureIsNoPage) {
  std::string bytes;
  PdfWriter writer("", Paper::a4, [&](std::string_view piece) { bytes += piece; });
  for (const std::string_view svg : {"", "no picture", "<svg", "<html></html>"}) EXPECT_TRUE(writer.add_page(svg));
  EXPECT_TRUE(writer.finish());
  EXPECT_EQ(bytes, "");
}

}  // namespace
}  // namespace tqn::test
