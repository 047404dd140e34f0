import { GOAT_FACTS, type GoatSlug, type GoatTraits, portraitTraits } from '@goats/collection';
import { group } from '../ink/element.ts';
import { pictureKey, svgDocument } from './document.ts';
import { posterHalf } from './poster-half.ts';

/** As in clash.css, which moves a strip of so many. */
const FRAMES = 10;

/** In pixels: what moves is not looked at closely, and the whole strip weighs less than two cards. */
const SIDE = 256;
const SPACE = 632;

/** Slowly out of the run, and through the ball the faster the nearer. */
const shareAt = (frame: number): number => (frame / (FRAMES - 1)) ** 1.6;

/**
 * A goat's run with the ball becomes its strike, on its poster ground: square pictures side by side,
 * the last of which is `actionPicture`. Played by moving the strip, which costs a page's thread
 * nothing.
 * `strikeFilm('the-flea', 'left') // '<svg …>'`
 */
export function strikeFilm(slug: GoatSlug, towards: 'left' | 'right'): string {
  const traits: GoatTraits = { ...portraitTraits(slug), pose: 'Volley' };
  const key = pictureKey('film', [traits, towards]);
  const cell = `<clipPath id="${key}cell"><path d="M0 0H${SPACE}V${SPACE}H0Z"/></clipPath>`;
  const frames = Array.from({ length: FRAMES }, (_, i) => {
    const moving = { from: 'Dribble', share: shareAt(i) } as const;
    const { defs, ground, figure } = posterHalf(traits, `${key}${i}x`, towards, moving);
    return group(
      `transform="translate(${i * SPACE})"`,
      group(`clip-path="url(#${key}cell)"`, defs + ground + figure),
    );
  });
  return svgDocument(
    {
      width: SIDE * FRAMES,
      height: SIDE,
      viewBox: `0 0 ${SPACE * FRAMES} ${SPACE}`,
      title: `${GOAT_FACTS[slug].name}, striking`,
    },
    cell + frames.join(''),
  );
}
