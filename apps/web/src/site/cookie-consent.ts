export interface CookieConsent {
  essential: true;
  performance: boolean;
  functional: boolean;
  targeting: boolean;
}

export type OptionalCategory = Exclude<keyof CookieConsent, 'essential'>;

const KEY = 'cookie-consent';

export const ACCEPT_ALL: CookieConsent = {
  essential: true,
  performance: true,
  functional: true,
  targeting: true,
};
export const REJECT_ALL: CookieConsent = {
  essential: true,
  performance: false,
  functional: false,
  targeting: false,
};

/**
 * Essential is always on, whatever the stored text says; a text that is no record counts as unset,
 * so the visitor is asked again. `parseConsent('{"performance":true}')`
 */
export function parseConsent(text: string | null): CookieConsent | null {
  if (text === null) return null;
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return null;
    const on = (category: OptionalCategory) =>
      (record as Record<string, unknown>)[category] === true;
    return {
      essential: true,
      performance: on('performance'),
      functional: on('functional'),
      targeting: on('targeting'),
    };
  } catch {
    return null;
  }
}

/** Private windows may refuse storage: then the banner simply comes back on the next visit. */
export function loadConsent(storage: Pick<Storage, 'getItem'>): CookieConsent | null {
  try {
    return parseConsent(storage.getItem(KEY));
  } catch {
    return null;
  }
}

export function saveConsent(storage: Pick<Storage, 'setItem'>, consent: CookieConsent): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...consent, essential: true }));
  } catch {
    // See loadConsent.
  }
}
