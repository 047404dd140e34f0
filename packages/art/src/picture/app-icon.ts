import { drawGoat } from '../goat/draw-goat.ts';
import { withPrefix } from '../ink/ids.ts';
import { pictureKey, svgDocument } from './document.ts';
import { STAND_IN } from './placeholder.ts';

/**
 * `app` has round corners of its own, `maskable` leaves that to the phone and keeps clear of the
 * edge, `badge` is one colour: phones paint it over themselves.
 */
export const ICON_KINDS = ['app', 'maskable', 'badge'] as const;
export type IconKind = (typeof ICON_KINDS)[number];

const TITLE = 'Legendary GOATs';
/** The brand's mark without its ring: at the size of a letter a ring is only noise. */
const MARK =
  'M22 40C20 34 17.5 31 17.5 27C17.5 24 20 22.5 24 22.5S30.5 24 30.5 27C30.5 31 28 34 26 40L24 44ZM20.3 27.3V29.1H22.9V27.3ZM25.1 27.3V29.1H27.7V27.3ZM19.5 23C15 20 12 14 13.5 3C17 8 20 13 22.6 21.6ZM28.5 23C33 20 36 14 34.5 3C31 8 28 13 25.4 21.6Z';

/** What stands on a home screen: a goat's head in the centre circle. `appIcon('maskable', 512)` */
export function appIcon(kind: IconKind, size: number): string {
  const frame = { width: size, height: size, title: TITLE };
  if (kind === 'badge') {
    return svgDocument(
      { ...frame, viewBox: '1 0.5 46 46' },
      `<path d="${MARK}" fill="#fff" fill-rule="evenodd"/>`,
    );
  }
  const ground =
    kind === 'app'
      ? '<rect width="632" height="632" rx="110" fill="#07140e"/>'
      : '<path d="M0 0H632V632H0Z" fill="#07140e"/>';
  // A phone may cut a circle of four fifths out of the maskable one.
  const scale = kind === 'app' ? 1 : 0.8;
  const inset = (632 * (1 - scale)) / 2;
  return svgDocument(
    { ...frame, viewBox: '0 0 632 632' },
    `${ground}<g transform="translate(${inset} ${inset}) scale(${scale})">${crest(pictureKey('icon', { kind, size }))}</g>`,
  );
}

/** The horns stand over the ring; everything below the ears stays inside it. */
function crest(key: string): string {
  const goat = drawGoat(
    { ...STAND_IN, expression: 'Determined' },
    { idPrefix: `${key}g`, detail: 'thumb' },
  );
  const inside = `<clipPath id="${key}c"><path d="M0 0H632V300H564V346A248 248 0 0 1 68 346V300H0Z"/></clipPath>`;
  return withPrefix(
    `<defs>${goat.defs}${inside}</defs><circle cx="316" cy="346" r="262" fill="#193627"/><circle cx="316" cy="346" r="262" fill="none" stroke="#f4f1e4" stroke-width="28"/><g clip-path="url(#${key}c)"><g transform="translate(-40 10) scale(1.2)">${goat.behind}${goat.figure}</g></g>`,
    key,
  );
}
