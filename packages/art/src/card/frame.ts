import type { Rarity } from '@goats/rules';
import { fill, outline } from '../ink/element.ts';
import { enamelRing } from './enamel.ts';
import { gem } from './gem.ts';
import { goldMoulding, MOULDING } from './gold.ts';
import { type Livery, NIGHT } from './livery.ts';
import { paperStock } from './paper.ts';
import { violetRing } from './violet.ts';
import { OUTSIDE, WINDOWS } from './window-shape.ts';

/** The frame, without what is mounted on it. */
export function frameRing(rarity: Rarity, livery: Livery): string {
  const window = WINDOWS[rarity];
  const ring = rarity === 'Legendary' ? MOULDING : OUTSIDE + window;
  const clip = `<clipPath id="~Fr"><path id="~Fz" clip-rule="evenodd" fill-rule="evenodd" d="${ring}"/></clipPath>`;
  if (rarity === 'Legendary') {
    return clip + goldMoulding(livery, livery === NIGHT);
  }
  const stock = `${clip}<use href="#~Fz" fill="url(#~Fm)"/>`;
  if (rarity === 'Common') {
    return (
      stock + paperStock(livery) + outline(OUTSIDE, 4, livery.ink) + outline(window, 3, livery.ink)
    );
  }
  return (
    stock +
    (rarity === 'Rare' ? enamelRing(livery) : violetRing(livery)) +
    outline(OUTSIDE, 6, livery.ink) +
    outline(window, 5, livery.ink) +
    `<path d="${window}" transform="translate(-3.2 -4.5) scale(1.013)" fill="none" stroke="${livery.edge}" stroke-width="1.8"/>` +
    fill('M8 440V30Q8 8 30 8H440L430 10H32Q11 10 11 32V420Z', '#fff', 'fill-opacity=".85"')
  );
}

const SEATS: Readonly<Record<Exclude<Rarity, 'Common'>, string>> = {
  Rare: 'M212 25C216 8 232 5 250 5C268 5 284 8 288 25C284 42 268 46 250 46C232 46 216 42 212 25Z',
  Epic: 'M206 30C224 12 236 6 250 2C264 6 276 12 294 30C276 48 264 56 250 60C236 56 224 48 206 30Z',
  Legendary: 'M206 44L200 8L222 22L232-2L250 14L268-2L278 22L300 8L294 44Q250 56 206 44Z',
};

/** The rarity gem in its seat: an oval, a marquise or a crown. A Common has none. */
export function rarityGem(rarity: Rarity, livery: Livery): string {
  if (rarity === 'Common') return '';
  const cut = {
    Rare: { x: 250, y: 25, r: 18, sides: 8, turn: 0.39, wide: 1.15 },
    Epic: { x: 250, y: 30, r: 21, sides: 6, turn: Math.PI / 6, tall: 1.1 },
    Legendary: { x: 250, y: 31, r: 20, sides: 10, turn: 0.31, wide: 1.05 },
  }[rarity];
  const seat = livery === NIGHT ? 'url(#~Fb)' : 'url(#~Fm)';
  return (
    fill(SEATS[rarity], seat, `stroke="${livery.ink}" stroke-width="4.6" stroke-linejoin="round"`) +
    gem(cut, livery.gem, livery.ink)
  );
}
