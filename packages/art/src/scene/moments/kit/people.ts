import { INK } from '../../../ink/element.ts';
import { memo } from '../../../ink/memo.ts';
import type { Tint } from '../../tint.ts';
import { drawBody } from './people-body.ts';
import { type GestureName, gestures } from './people-gestures.ts';
import { type Outfit, outfit } from './people-outfits.ts';

export { keeperOutfit, outfit } from './people-outfits.ts';

/** Where a figure stands: `x`, `y` is the ground below its hips; at size 1 its horns reach 240 up. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** Faces left. */
  readonly mirror?: boolean;
  readonly turn?: number;
}

const once = memo<string>();

function markup(name: GestureName, wears: Outfit): string {
  return once(
    `${name} ${Object.values(wears).join()}`,
    () => (AIRBORNE.has(name) ? '' : SHADOW) + drawBody(gestures[name], wears),
  );
}

function stand({ x, y, size = 1, mirror = false, turn = 0 }: Stand): string {
  const scale = mirror ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`;
  return `transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale}"`;
}

const LINE = `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`;

/** Seats a figure on whatever it stands on; those in the air have none. */
const SHADOW = `<ellipse cy="3" rx="62" ry="9" fill="${INK}" fill-opacity=".35" stroke="none"/>`;
const AIRBORNE: ReadonlySet<GestureName> = new Set(['dives', 'jumps', 'clings']);

/** `figure('sits', { x: 90, y: 300 }, outfit(tint))`: somebody who is not the hero of the card. */
export function figure(name: GestureName, where: Stand, wears: Outfit): string {
  return `<g ${stand(where)} fill="${wears.shirt}" ${LINE}>${markup(name, wears)}</g>`;
}

/**
 * The same figure at several places for the bytes of one, each in its own shirt if it has one;
 * `id` is told apart within a picture.
 */
export function figures(
  id: string,
  name: GestureName,
  places: readonly (Stand & { readonly shirt?: string })[],
  wears: Outfit,
): string {
  const each = places.map(
    (where) => `<use href="#~M${id}" fill="${where.shirt ?? wears.shirt}" ${stand(where)}/>`,
  );
  return `<defs><g id="~M${id}" ${LINE}>${markup(name, wears)}</g></defs>${each.join('')}`;
}

/** The referee: the only one in black. */
export function referee(tint: Tint, where: Stand, gesture: GestureName = 'points'): string {
  return figure(gesture, where, outfit(tint, 'black'));
}
