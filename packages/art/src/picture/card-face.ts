import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { numberShield, type Score, scoreSeal } from '../card/badges.ts';
import { liftedCup } from '../card/lifted-cup.ts';
import { lightOf } from '../card/light.ts';
import { LIVERIES, type Livery, NIGHT } from '../card/livery.ts';
import { mountedFrame } from '../card/mounted-frame.ts';
import { namePlate, type PlateWords } from '../card/plate.ts';
import { stanceFor } from '../card/stance.ts';
import { OUTSIDE, WINDOWS } from '../card/window-shape.ts';
import { fill, INK, outline } from '../ink/element.ts';
import { nightPrint, reprint, twoColours } from '../scene/print.ts';
import type { Tint } from '../scene/tint.ts';
import { drawSubject } from './subject.ts';

/** What is mounted on a card, beyond its goat and its frame. */
export interface Mounting {
  readonly traits: GoatTraits;
  readonly rarity: Rarity;
  /** The tier's own unless told. */
  readonly livery?: Livery;
  readonly shield: string;
  readonly score: Score;
  readonly words: PlateWords;
  /** Stands in for the background of the traits. */
  readonly scene?: (tint: Tint) => string;
  /** Drawn over the scene, under the special. */
  readonly place?: (tint: Tint) => string;
  /** Drawn over the special, behind the goat. */
  readonly motif?: (tint: Tint) => string;
  /** Drawn over the goat, inside the window. */
  readonly effect?: (tint: Tint) => string;
}

/** A card in two sheets: what lies behind the goat, and the goat with all that lies before it. */
export interface CardFace {
  /** Materials both sheets are made of. */
  readonly defs: string;
  readonly ground: string;
  readonly figure: string;
}

/** The bottom of the window sinks into the plate's colour, so that the plate has something to stand on. */
function fade(colour: string): string {
  return `<linearGradient id="~Cv" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".8" stop-color="${colour}"/></linearGradient><path d="M0 500H500V700H0Z" fill="url(#~Cv)"/>`;
}

/** Where a goat may be seen: Epic horns cross the frame, a Legendary goat stands before it. */
const REACH: Readonly<Record<Rarity, string>> = {
  Common: WINDOWS.Common,
  Rare: WINDOWS.Rare,
  Epic: `${WINDOWS.Epic}M-20-20H520V300H-20Z`,
  // Down to the plate: below it the moulding closes again.
  Legendary: 'M30 4H470Q496 4 496 30V652H4V30Q4 4 30 4Z',
};

/** `cardFace(mounting, key)`: everything between the edges of a card, 500 by 700. */
export function cardFace(mounting: Mounting, key: string): CardFace {
  const { traits } = mounting;
  const night = traits.special === 'Night Edition';
  const rarity = night ? 'Legendary' : mounting.rarity;
  const livery = night ? NIGHT : (mounting.livery ?? LIVERIES[rarity]);
  const subject = drawSubject(traits, key);
  const { tint } = subject;
  const scenePrint = night
    ? nightPrint('#7f8fc8', INK)
    : rarity === 'Common'
      ? twoColours(tint)
      : undefined;
  const printed = (markup: string): string => (scenePrint ? reprint(markup, scenePrint) : markup);
  const goatInk = (markup: string): string =>
    night ? reprint(markup, nightPrint('#ffd97a', INK)) : markup;
  const bleeds = rarity === 'Legendary';
  const breaksOut = bleeds || rarity === 'Epic';
  const inScene = (markup: string): string =>
    markup &&
    `<g transform="translate(${bleeds ? '-13 128) scale(.83' : '-3 130) scale(.8'})">${printed(markup)}</g>`;
  const { x, y, scale } = stanceFor(traits, rarity);
  const stand = (markup: string): string =>
    markup && `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
  const within = (clip: string, markup: string): string =>
    markup && `<g clip-path="url(#~${clip})">${markup}</g>`;
  const frame = mountedFrame(rarity, livery);
  const light = lightOf(rarity);
  const clips =
    `<clipPath id="~Cw"><path d="${WINDOWS[rarity]}"/></clipPath>` +
    (breaksOut ? `<clipPath id="~Cf"><path d="${REACH[rarity]}"/></clipPath>` : '');
  const scene = mounting.scene?.(tint) ?? subject.scene;
  return {
    defs: `${goatInk(subject.defs)}<defs>${clips}${frame.defs}</defs>`,
    ground:
      within(
        'Cw',
        inScene(scene + (mounting.place?.(tint) ?? '')) +
          (night ? '' : light.inScene) +
          stand(subject.special.field) +
          inScene(mounting.motif?.(tint) ?? '') +
          stand(subject.special.edge) +
          (bleeds ? fill('M0 620H500V700H0Z', livery.plate[1]) : ''),
      ) + frame.ring,
    figure:
      within(
        breaksOut ? 'Cf' : 'Cw',
        stand(
          (night ? '' : light.onEdge(subject.silhouetteId)) +
            goatInk(liftedCup(traits) + subject.back + subject.figure),
        ),
      ) +
      within(
        bleeds ? 'Cf' : 'Cw',
        inScene(mounting.effect?.(tint) ?? '') + (rarity === 'Common' ? '' : fade(livery.plate[1])),
      ) +
      (bleeds ? outline(OUTSIDE, 6, livery.ink) : '') +
      namePlate(rarity, livery, mounting.words) +
      numberShield(mounting.shield, livery) +
      scoreSeal(mounting.score, livery) +
      frame.gem,
  };
}
