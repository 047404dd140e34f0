export const SITE_NAME = 'Legendary GOATs';

/** `documentTitle('Marketplace') // 'Marketplace · Legendary GOATs'` */
export function documentTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}
