import { GOAT_FACTS, type GoatTraits } from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import { GOAT_SPACE } from '../goat/goat-layers.ts';
import { TEN_GOATS } from '../goat/ten/ten-goats.ts';
import { shortNumber } from '../ink/path-data.ts';

export interface Role {
  readonly traits: Partial<GoatTraits> & Pick<GoatTraits, 'goat'>;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Colour of a band of light round the figure, to lift it off a busy wall. */
  readonly rim?: string;
}

/** Traits for a goat that is part of a scene rather than a card. */
export function played(traits: Role['traits']): GoatTraits {
  return {
    background: 'Stadium Night',
    expression: 'Determined',
    accessories: 'None',
    special: 'None',
    kit: 'Home',
    head: GOAT_FACTS[traits.goat].homeHead,
    pose: 'Chest Out',
    ...traits,
  };
}

/** Several goats in one picture, back to front; `key` keeps their ids apart. */
export function cast(roles: readonly Role[], key: string): { defs: string; markup: string } {
  let defs = '';
  let markup = '';
  roles.forEach((role, i) => {
    const goat = drawGoat(played(role.traits), {
      idPrefix: `${key}${'abcdefghij'.charAt(i)}`,
      detail: 'full',
    });
    const rim = role.rim
      ? `<use href="#${goat.silhouetteId}" fill="${role.rim}" stroke="${role.rim}" stroke-width="34" stroke-linejoin="round"/>`
      : '';
    defs += goat.defs;
    // Busts end at the same edge, so half of what a goat is smaller by is missing above it.
    const tall = (1 + TEN_GOATS[role.traits.goat].physique.height) / 2;
    const less = role.scale * GOAT_SPACE * (1 - tall);
    const [x, y] = [Math.round(role.x + less / 2), Math.round(role.y + less)];
    markup += `<g transform="translate(${x} ${y}) scale(${shortNumber(role.scale * tall, 3)})">${rim}${goat.behind}${goat.figure}</g>`;
  });
  return { defs: `<defs>${defs}</defs>`, markup };
}
