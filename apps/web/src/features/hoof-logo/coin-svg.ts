export const LOGO_VARIANTS = ['icon', 'minimal', 'full'] as const;
export type LogoVariant = (typeof LOGO_VARIANTS)[number];

const HOOF =
  'M11.3 6.2C7.6 7.4 6.6 12.6 7.6 17.4C9.6 18.4 11.2 16.8 11.4 14.6C11.7 11.6 11.7 8.6 11.3 6.2ZM12.7 6.2C16.4 7.4 17.4 12.6 16.4 17.4C14.4 18.4 12.8 16.8 12.6 14.6C12.3 11.6 12.3 8.6 12.7 6.2Z';

const INSIDES = {
  icon: `<circle cx="12" cy="12" r="11.4" fill="#f2b632"/><circle cx="12" cy="12" r="9.3" fill="none" stroke="#8a5d08" stroke-width="1.1"/><path d="${HOOF}" fill="#3a2703"/>`,
  minimal: `<path d="${HOOF}" fill="#f2b632" transform="translate(-6.6 -6.6) scale(1.55)"/>`,
  full: `<circle cx="12" cy="12" r="11.6" fill="#a8750f"/><circle cx="12" cy="11.7" r="11.2" fill="#f2b632"/><circle cx="12" cy="11.7" r="9.5" fill="none" stroke="#8a5d08" stroke-width=".5" stroke-dasharray=".5 .5"/><circle cx="12" cy="11.7" r="8.4" fill="#ffd97a"/><path d="${HOOF}" fill="#3a2703"/>`,
} as const satisfies Record<LogoVariant, string>;

/** A complete file: `coinSvg('icon', 512)` */
export function coinSvg(variant: LogoVariant, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">${INSIDES[variant]}</svg>`;
}

/** `logoFileName('full', 256) // 'hoof-logo-full-256px.svg'` */
export function logoFileName(variant: LogoVariant, size: number): string {
  return `hoof-logo-${variant}-${size}px.svg`;
}
