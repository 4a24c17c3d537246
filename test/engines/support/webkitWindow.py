# A minimal browser around the distribution's WebKitGTK, for WebKitWebDriver. MiniBrowser can't be used: its automated sessions
# are ephemeral, and WebKit writes no console for those. Arguments: a folder for all data, language, width and height in px.
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

FOLDER, LANGUAGE, WIDTH, HEIGHT = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])

# WebKitWebDriver discards the browser's output, so it goes to a file.
log = os.open(f"{FOLDER}/console.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, 1)

Gtk.init(None)
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=f"{FOLDER}/data", base_cache_directory=f"{FOLDER}/cache"
    )
)
context.set_automation_allowed(True)
context.set_preferred_languages([LANGUAGE.replace("-", "_")])
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)


def save(_context, download):
    def decide(download, name):
        download.set_destination(f"file://{FOLDER}/downloads/{name}")
        return True

    download.connect("decide-destination", decide)


def open_tab(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window(default_width=WIDTH, default_height=HEIGHT)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def introduce(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_tab)


context.connect("download-started", save)
context.connect("automation-started", introduce)
Gtk.main()
