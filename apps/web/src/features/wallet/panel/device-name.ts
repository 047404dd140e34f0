import { t } from '@goats/words';

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** `deviceName('Mozilla/5.0 (X11; Linux x86_64) … Firefox/133.0') // 'Firefox on Linux'` */
export function deviceName(userAgent: string): string {
  const named = (list: ReadonlyArray<readonly [string, string]>) =>
    list.find(([mark]) => userAgent.includes(mark))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('An unknown device');
}
