import type { Rarity } from '@goats/rules';
import { fill, outline } from '../ink/element.ts';
import { enamelRing } from './enamel.ts';
import { gem } from './gem.ts';
import { goldRing } from './gold.ts';
import type { Livery } from './livery.ts';
import { steelRing } from './steel.ts';
import { violetRing } from './violet.ts';
import { OUTSIDE, WINDOWS } from './window-shape.ts';

function ornament(rarity: Rarity, livery: Livery, ring: string): string {
  if (rarity === 'Common') return steelRing(ring, livery);
  if (rarity === 'Rare') return enamelRing(livery);
  return rarity === 'Epic' ? violetRing(livery) : goldRing(livery);
}

/** The ring round the picture, without what is mounted on it. */
export function frameRing(rarity: Rarity, livery: Livery): string {
  const window = WINDOWS[rarity];
  const ring = OUTSIDE + window;
  return (
    `<clipPath id="~Fr"><path clip-rule="evenodd" d="${ring}"/></clipPath>` +
    fill(ring, 'url(#~Fm)', 'fill-rule="evenodd"') +
    ornament(rarity, livery, ring) +
    outline(OUTSIDE, 6, livery.ink) +
    outline(window, 5, livery.ink) +
    `<path d="${window}" transform="translate(-3.2 -4.5) scale(1.013)" fill="none" stroke="${livery.edge}" stroke-width="1.8"/>` +
    fill('M8 440V30Q8 8 30 8H440L430 10H32Q11 10 11 32V420Z', '#fff', 'fill-opacity=".85"')
  );
}

const SEATS: Readonly<Record<Rarity, string>> = {
  Common: 'M222 8H278L290 24L278 42H222L210 24Z',
  Rare: 'M212 25C216 8 232 5 250 5C268 5 284 8 288 25C284 42 268 46 250 46C232 46 216 42 212 25Z',
  Epic: 'M206 30C224 12 236 6 250 2C264 6 276 12 294 30C276 48 264 56 250 60C236 56 224 48 206 30Z',
  Legendary: 'M206 44L200 8L222 22L232-2L250 14L268-2L278 22L300 8L294 44Q250 56 206 44Z',
};

/** The rarity gem in its seat: a hexagon, an oval, a marquise or a crown. */
export function rarityGem(rarity: Rarity, livery: Livery): string {
  const cut = {
    Common: { x: 250, y: 25, r: 15, sides: 6 },
    Rare: { x: 250, y: 25, r: 18, sides: 8, turn: 0.39, wide: 1.15 },
    Epic: { x: 250, y: 30, r: 21, sides: 6, turn: Math.PI / 6, tall: 1.1 },
    Legendary: { x: 250, y: 31, r: 20, sides: 10, turn: 0.31, wide: 1.05 },
  }[rarity];
  return (
    fill(
      SEATS[rarity],
      'url(#~Fm)',
      `stroke="${livery.ink}" stroke-width="4.6" stroke-linejoin="round"`,
    ) + gem(cut, livery.gem, livery.ink)
  );
}
