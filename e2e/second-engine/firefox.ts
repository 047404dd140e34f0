import type { Browser, LaunchOptions } from '@playwright/test';

/**
 * Firefox as Debian has it, driven over WebDriver BiDi: Playwright's own is a patched build from
 * its own servers. Undefined where there is none.
 */
export const FIREFOX: LaunchOptions | undefined = process.env.FIREFOX_PATH
  ? { channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH }
  : undefined;

/** A page that is left while its code is on the way says so, in this engine alone. */
export const LEFT_BEHIND = /error loading dynamically imported module/;

interface Session {
  send(method: string, parameters?: unknown): Promise<unknown>;
}

/** What Playwright tells every window, and the long-term Firefox does not know yet. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/**
 * Answers for Firefox what it does not know, so that a window can be opened at all: colours and
 * movement stay as the browser has them. Reaches into Playwright, whose version package-lock.json
 * pins; when a newer one breaks it, the first journey in Firefox says so.
 */
export function forgoWhatFirefoxLacks(browser: Browser): void {
  const { _connection } = browser as unknown as {
    _connection: { toImpl(of: Browser): { _browserSession: Session } };
  };
  const sessions = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession) as Session;
  const { send } = sessions;
  sessions.send = function (this: Session, method, parameters) {
    return method === UNKNOWN ? Promise.resolve({}) : send.call(this, method, parameters);
  };
}
