import type { Background, GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { numberShield, scoreSeal } from '../card/badges.ts';
import { LIVERIES } from '../card/livery.ts';
import { mountedFrame } from '../card/mounted-frame.ts';
import { plateWithName, serialTabParts } from '../card/plate.ts';
import { WINDOWS } from '../card/window-shape.ts';
import { type Matrix, moved, nested, scaled } from '../marks/matrix.ts';
import { type ScenePart, sceneParts } from '../scene/scene.ts';
import { tintFor } from '../scene/tint.ts';
import type { Box } from './box.ts';
import { breaksOutOf, fade, SCENE_PLACE } from './card-face.ts';
import { cardWords, type GoatCard } from './card-picture.ts';
import { INSIDE, type LayeredPicture, type PictureLayer, single, WHOLE } from './layers.ts';
import { placedGoat } from './placed-goat.ts';

const LOWER: Box = { x: 0, y: 400, width: 500, height: 300 };
const TAB: Box = { x: 75, y: 670, width: 350, height: 30 };
const UPPER: Box = { x: 0, y: 0, width: 500, height: 150 };

/**
 * The card that `cardPicture` draws, as layers of which most are shared by hundreds of cards.
 * @example cardLayers(card).layers.length
 */
export function cardLayers(card: GoatCard): LayeredPicture {
  const { traits, rarity } = card;
  const livery = LIVERIES[rarity];
  const frame = mountedFrame(rarity, livery);
  const words = cardWords(card);
  const mounted = (name: string, box: Box, markup: () => string): readonly PictureLayer[] =>
    told(`${rarity}/${name}`, () => [single(`<defs>${frame.defs}</defs>${markup()}`, box)]);
  const serial = serialTabParts(words.plate.tab, livery);
  const { name, line } = words.plate;
  const goat = placedGoat(traits, rarity);
  const tier = tierLayers(rarity);
  const behind = [...sceneLayers(traits), tier.inner, ...goat.behind];
  // The ring hides what reaches past the window: the goat's glow always, the goat itself unless it
  // breaks out, and then still below the middle.
  const window = breaksOutOf(rarity)
    ? [tier.outer, ...goat.figure, tier.lower]
    : [...goat.figure, tier.outer];
  return {
    width: WHOLE.width,
    height: WHOLE.height,
    layers: [
      ...behind,
      ...window,
      tier.fade,
      ...mounted(
        `plate/${name}/${line}`,
        LOWER,
        () => frame.laurel + plateWithName(rarity, livery, words.plate),
      ),
      ...mounted(serial.tab, TAB, () => serial.tab),
      { marks: serial.marks, box: TAB },
      ...mounted(
        `shield/${words.shield}`,
        UPPER,
        () => numberShield(words.shield, livery) + frame.gem,
      ),
      ...mounted(`seal/${words.seal.join('/')}`, UPPER, () => scoreSeal(...words.seal, livery)),
    ],
  };
}

/** More than all cards need; somebody else's names must not fill the memory. */
const MOST_TOLD = 4_096;
const everything = new Map<string, readonly PictureLayer[]>();

/** What many cards have in common is put into words once. */
function told(name: string, tell: () => readonly PictureLayer[]): readonly PictureLayer[] {
  const known = everything.get(name);
  if (known) return known;
  if (everything.size >= MOST_TOLD) everything.clear();
  const layers = tell();
  everything.set(name, layers);
  return layers;
}

/** Scattered scenes depend on the whole card, all others on the shirt alone. */
const SCATTERED: readonly Background[] = ['Galaxy', 'Confetti'];

function sceneLayers(traits: GoatTraits): readonly PictureLayer[] {
  const { background, goat, kit } = traits;
  const tell = () => sceneParts(background, tintFor(traits)).map(sceneLayer);
  return SCATTERED.includes(background) ? tell() : told(`${background}/${goat}/${kit}`, tell);
}

const SCENE: Matrix = nested(moved(-3, 130), scaled(0.8));

function sceneLayer(part: ScenePart): PictureLayer {
  if ('marks' in part) return { marks: part.marks(SCENE, INSIDE), box: INSIDE };
  return single(
    `<g transform="${SCENE_PLACE}">${part.markup}</g>`,
    part.box ? placedBox(part.box) : INSIDE,
    part.own,
  );
}

function placedBox({ x, y, width, height }: Box): Box {
  const [scale, , , , dx, dy] = SCENE;
  return { x: x * scale + dx, y: y * scale + dy, width: width * scale, height: height * scale };
}

/** What all cards of a tier have in common. */
interface TierLayers {
  /** The ring up to where a window may begin, under the goat. */
  readonly inner: PictureLayer;
  /** The ring round the window, over everything that reaches past it. */
  readonly outer: PictureLayer;
  /** The same below the middle only. */
  readonly lower: PictureLayer;
  readonly fade: PictureLayer;
}

const tiers = new Map<Rarity, TierLayers>();

function tierLayers(rarity: Rarity): TierLayers {
  const known = tiers.get(rarity);
  if (known) return known;
  const livery = LIVERIES[rarity];
  const window = WINDOWS[rarity];
  const { defs, ring } = mountedFrame(rarity, livery);
  const cut = (name: string, path: string, markup: string): string =>
    `<clipPath id="~${name}"><path clip-rule="evenodd" d="${path}"/></clipPath><g clip-path="url(#~${name})">${markup}</g>`;
  const round = cut('Lo', `M-20-20H520V720H-20Z${window}`, ring);
  const mounted = (markup: string, box: Box): PictureLayer =>
    single(`<defs>${defs}</defs>${markup}`, box);
  const layers: TierLayers = {
    inner: mounted(ring, INSIDE),
    outer: mounted(round, WHOLE),
    lower: mounted(cut('Ll', 'M-20 300H520V720H-20Z', round), INSIDE),
    fade: mounted(cut('Cw', window, fade(livery.plate[1])), INSIDE),
  };
  tiers.set(rarity, layers);
  return layers;
}
