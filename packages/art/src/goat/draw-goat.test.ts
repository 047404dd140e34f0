import { createHash } from 'node:crypto';
import {
  ACCESSORIES,
  EXPRESSIONS,
  GOAT_SLUGS,
  type GoatSlug,
  type GoatTraits,
  KITS,
  POSES,
} from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { drawGoat } from './draw-goat.ts';
import { GOAT_SPACE, type GoatLayers } from './goat-layers.ts';
import { homeTraits } from './home-traits.ts';

const full = (traits: GoatTraits, idPrefix = 'g'): GoatLayers =>
  drawGoat(traits, { idPrefix, detail: 'full' });
const thumb = (traits: GoatTraits): GoatLayers =>
  drawGoat(traits, { idPrefix: 'g', detail: 'thumb' });
const markup = ({ defs, behind, figure }: GoatLayers): string =>
  `<defs>${defs}</defs>${behind}${figure}`;

/** Accessories that hang on the body, which every pose turns another way. */
const ON_THE_BODY = ["Captain's Band", 'Gold Chain', 'Scarf', 'Whistle', 'Medal'] as const;

/** Every kit and what hangs on the body in every pose, and every accessory on every face. */
function* everyPairing(goat: GoatSlug): Generator<GoatTraits> {
  const home = homeTraits(goat);
  for (const pose of POSES) {
    for (const kit of KITS) yield { ...home, kit, pose };
    for (const accessories of ON_THE_BODY) yield { ...home, accessories, pose };
  }
  for (const expression of EXPRESSIONS) {
    for (const accessories of ACCESSORIES) yield { ...home, accessories, expression };
  }
}

/** What is wrong with a piece of markup, or nothing. */
function faults(svg: string): string[] {
  const found: string[] = [];
  if (/NaN|undefined|Infinity|null|~/.test(svg)) found.push('a hole where a value should be');
  const open: string[] = [];
  for (const [tag, closing, name, rest = ''] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:[^<>"]|"[^"<>]*")*)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) found.push(`${tag} closes nothing`);
    } else if (!rest.endsWith('/')) open.push(name!);
  }
  if (open.length > 0) found.push(`${open.join(' ')} never closed`);
  if (svg.replace(/<(\/?)([a-zA-Z]+)((?:[^<>"]|"[^"<>]*")*)>/g, '') !== '')
    found.push('stray text');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  if (new Set(ids).size !== ids.length) found.push('an id twice');
  const known = new Set(ids);
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) {
    if (!known.has(id!)) found.push(`nothing is called ${id}`);
  }
  return found;
}

describe.each(GOAT_SLUGS)('%s', (goat) => {
  it('is whole in every kit, pose, face and accessory: nothing missing, nothing twice', () => {
    for (const traits of everyPairing(goat)) {
      expect(faults(markup(full(traits))), JSON.stringify(traits)).toEqual([]);
    }
  });

  it('is whole at the size of a thumb', () => {
    for (const traits of everyPairing(goat)) {
      if (traits.pose !== homeTraits(goat).pose) continue;
      expect(faults(markup(thumb(traits))), JSON.stringify(traits)).toEqual([]);
    }
  });

  it('never looks the same on two cards: other traits, other bytes', () => {
    const seen = new Map<string, string>();
    for (const traits of everyPairing(goat)) {
      const hash = createHash('sha1')
        .update(markup(full(traits)))
        .digest('base64');
      const name = JSON.stringify(traits);
      // The same card may be paired twice; another one may never look like it.
      expect(seen.get(hash) ?? name).toBe(name);
      seen.set(hash, name);
    }
  });

  it('leaves room on a card: 34 KB at most, 6.5 KB for a thumb without accessories', () => {
    for (const traits of everyPairing(goat)) {
      expect(markup(full(traits)).length, JSON.stringify(traits)).toBeLessThanOrEqual(34 * 1024);
      if (traits.accessories === 'None') {
        expect(markup(thumb(traits)).length).toBeLessThanOrEqual(6.5 * 1024);
      }
    }
  });

  it('keeps its horns inside the picture, where no frame cuts them off', () => {
    const { horns } = full(homeTraits(goat));
    expect(horns.top).toBeGreaterThan(4);
    expect(horns.left).toBeGreaterThan(4);
    expect(horns.right).toBeLessThan(GOAT_SPACE - 4);
  });

  it('has a silhouette in one path that starts and closes every piece', () => {
    expect(full(homeTraits(goat)).silhouette).toMatch(/^(M[^Mz]+z)+$/);
  });
});

describe('the ten together', () => {
  it('are drawn with the same bytes every time, whoever was drawn before', () => {
    const traits = homeTraits('magic-goat', 'Scarf');
    const first = markup(full(traits));
    full(homeTraits('the-flea', 'Medal'));
    expect(markup(full(traits))).toBe(first);
  });

  it('have ten different silhouettes', () => {
    expect(new Set(GOAT_SLUGS.map((goat) => full(homeTraits(goat)).silhouette)).size).toBe(10);
  });

  it('share a page when each has its own prefix', () => {
    const both =
      markup(full(homeTraits('the-wizard'), 'a-')) + markup(full(homeTraits('the-wizard'), 'b-'));
    expect(faults(both)).toEqual([]);
  });

  it('have not changed behind anybody’s back', () => {
    const hash = createHash('sha256');
    for (const goat of GOAT_SLUGS) {
      hash.update(markup(full(homeTraits(goat)))).update(markup(thumb(homeTraits(goat))));
    }
    // A published card keeps its picture: renew this only together with a look at the contact sheet.
    expect(hash.digest('hex').slice(0, 16)).toBe('e94220bd5a7e2404');
  });
});
