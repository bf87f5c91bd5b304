# cmake --install: the library with its headers, find_package(tqn), pkg-config. tests/install tries all of it.

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/tqn)
set(pkgconfig_folder ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

install(TARGETS tqn EXPORT tqn-targets)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/tqn DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT tqn-targets NAMESPACE tqn:: DESTINATION ${package_folder})
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/spec DESTINATION ${CMAKE_INSTALL_DOCDIR})

get_target_property(TQN_LIBRARY_TYPE tqn TYPE)
configure_package_config_file(tqn-config.cmake.in tqn-config.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(tqn-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tqn-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/tqn-config-version.cmake
  DESTINATION ${package_folder}
)

# With a static library the program that uses it must link what it stands on, with a shared one not.
set(requires "fmt zlib liblzma libzstd libutf8proc sqlite3 yaml-cpp")
set(libs "-lbz2 -lgif -ldl")
if(TQN_LIBRARY_TYPE STREQUAL "STATIC_LIBRARY")
  set(TQN_PUBLIC_REQUIRES ${requires})
  set(TQN_PUBLIC_LIBS ${libs})
else()
  set(TQN_PRIVATE_REQUIRES ${requires})
  set(TQN_PRIVATE_LIBS ${libs})
endif()
file(RELATIVE_PATH TQN_PREFIX_FROM_PKGCONFIG /${pkgconfig_folder} /)
configure_file(tqn.pc.in tqn.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tqn.pc DESTINATION ${pkgconfig_folder})
