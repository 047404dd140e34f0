import type { BrowserType, LaunchOptions } from '@playwright/test';

/**
 * Firefox as Debian has it, driven over WebDriver BiDi: Playwright's own is a patched build from
 * its own servers. Undefined where there is none.
 */
export const FIREFOX: LaunchOptions | undefined = process.env.FIREFOX_PATH
  ? { channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH }
  : undefined;

/** A page that is left while its code is on the way says so, in this engine alone. */
export const LEFT_BEHIND = /error loading dynamically imported module/;

interface Answer {
  type: 'success' | 'error' | 'event';
  error?: string;
  result?: object;
}

interface Transport {
  onmessage?: (answer: Answer) => void;
}

interface Launcher {
  connectToTransport(transport: Transport, ...rest: unknown[]): unknown;
}

/**
 * Playwright tells every browser and window things that the long-term Firefox does not know yet: how to
 * keep downloads and bodies of answers, which colours and movement are preferred. It is let go, so that
 * Firefox can be driven at all; no journey in it rests on these. Reaches into Playwright, whose version
 * package-lock.json pins; when a newer one breaks it, the first journey in Firefox says so.
 */
export function forgoWhatFirefoxLacks(firefox: BrowserType): void {
  const { _connection } = firefox as unknown as {
    _connection: { toImpl(of: BrowserType): { _bidiFirefox: Launcher } };
  };
  const launcher = _connection.toImpl(firefox)._bidiFirefox;
  const connect = launcher.connectToTransport;
  launcher.connectToTransport = function (this: Launcher, transport, ...rest) {
    const connected = connect.call(this, transport, ...rest);
    const { onmessage } = transport;
    transport.onmessage = (answer) =>
      onmessage?.(
        answer.error === 'unknown command' ? { ...answer, type: 'success', result: {} } : answer,
      );
    return connected;
  };
}
