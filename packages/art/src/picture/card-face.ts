import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { numberShield, scoreSeal } from '../card/badges.ts';
import { LIVERIES, type Livery } from '../card/livery.ts';
import { mountedFrame } from '../card/mounted-frame.ts';
import { namePlate, type PlateWords } from '../card/plate.ts';
import { stanceFor } from '../card/stance.ts';
import { WINDOWS } from '../card/window-shape.ts';
import type { Tint } from '../scene/tint.ts';
import { halo } from '../special/layers.ts';
import { drawSubject } from './subject.ts';

/** What is mounted on a card, beyond its goat and its frame. */
export interface Mounting {
  readonly traits: GoatTraits;
  readonly rarity: Rarity;
  /** The tier's own unless told. */
  readonly livery?: Livery;
  readonly shield: string;
  readonly seal: readonly [over: string, figure: string, under: string];
  readonly words: PlateWords;
  /** Stands in for the background of the traits. */
  readonly scene?: (tint: Tint) => string;
  /** Drawn over the scene, behind the goat. */
  readonly motif?: (tint: Tint) => string;
  /** Drawn over the goat, inside the window. */
  readonly effect?: (tint: Tint) => string;
}

function glowBehind(rarity: Rarity, silhouetteId: string): string {
  if (rarity === 'Legendary') {
    return halo(silhouetteId, '#fff3b0', 46, 'opacity=".9"') + halo(silhouetteId, '#ffd24a', 30);
  }
  if (rarity === 'Epic') return halo(silhouetteId, '#ff9df0', 38, 'opacity=".55"');
  return rarity === 'Rare' ? halo(silhouetteId, '#dff3ff', 28, 'opacity=".6"') : '';
}

/** The bottom of the window sinks into the plate's colour, so the words below it can be read. */
function fade(colour: string): string {
  return `<linearGradient id="~Cv" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".8" stop-color="${colour}"/></linearGradient><path d="M0 480H500V700H0Z" fill="url(#~Cv)"/>`;
}

/** `cardFace(mounting, key)`: everything between the edges of a card, 500 by 700. */
export function cardFace(mounting: Mounting, key: string): string {
  const { traits, rarity, livery = LIVERIES[rarity] } = mounting;
  const subject = drawSubject(traits, key);
  const { x, y, scale } = stanceFor(traits.goat, traits.pose);
  const stand = (markup: string): string =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
  const within = (clip: string, markup: string): string =>
    `<g clip-path="url(#~${clip})">${markup}</g>`;
  const frame = mountedFrame(rarity, livery);
  const window = WINDOWS[rarity];
  const breaksOut = rarity === 'Epic' || rarity === 'Legendary';
  const clips =
    `<clipPath id="~Cw"><path d="${window}"/></clipPath>` +
    (breaksOut ? `<clipPath id="~Cf"><path d="${window}M-20-20H520V300H-20Z"/></clipPath>` : '');
  const scene = mounting.scene?.(subject.tint) ?? subject.scene;
  const behind = scene + (mounting.motif?.(subject.tint) ?? '');
  const effect = mounting.effect?.(subject.tint) ?? '';
  return (
    subject.defs +
    `<defs>${clips}${frame.defs}</defs>` +
    within('Cw', `<g transform="translate(-3 130) scale(.8)">${behind}</g>`) +
    frame.ring +
    within('Cw', stand(glowBehind(rarity, subject.silhouetteId) + subject.behind)) +
    within(breaksOut ? 'Cf' : 'Cw', stand(subject.figure)) +
    within(
      'Cw',
      `${effect && `<g transform="translate(-3 130) scale(.8)">${effect}</g>`}${fade(livery.plate[1])}`,
    ) +
    frame.laurel +
    namePlate(rarity, livery, mounting.words) +
    numberShield(mounting.shield, livery) +
    scoreSeal(...mounting.seal, livery) +
    frame.gem
  );
}
