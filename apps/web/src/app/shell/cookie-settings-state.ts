import { createListeners } from '@goats/ui/browser/store.ts';

/** Pages without scripts send whoever wants the settings to one that has them. */
export const COOKIE_SETTINGS_HASH = '#cookie-settings';

let settingsOpen = typeof location !== 'undefined' && location.hash === COOKIE_SETTINGS_HASH;
const { subscribe, tell } = createListeners();

export const cookieSettings = {
  subscribe,
  isOpen: () => settingsOpen,
  setOpen(open: boolean) {
    settingsOpen = open;
    // Otherwise the next reload would ask again.
    if (!open && location.hash === COOKIE_SETTINGS_HASH) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    tell();
  },
};

/** The footer's 'Cookie settings'. */
export function openCookieSettings(): void {
  cookieSettings.setOpen(true);
}
