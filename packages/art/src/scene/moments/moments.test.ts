import { GOAT_SLUGS, type GoatSlug, goatStory } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { inspectSvg } from '../../picture/inspect-svg.ts';
import { tintFrom } from '../tint.ts';
import { momentScene } from './all-moments.ts';

/** One hue, as a Common card prints it, and two. */
const TINTS = [tintFrom('#8a8f98', '#d8dbe0', 1), tintFrom('#ff8a5c', '#ffe08a', 1)];

/** Every moment once, as `[goat, title, year]`. */
const moments = GOAT_SLUGS.flatMap((goat) =>
  goatStory(goat).iconicMoments.map(({ title, year }) => [goat, title, year] as const),
);

/** What is said above a goat, or beside one that is too tall: a card has one of the two. */
const SAID = ['overhead', 'aside'] as const;

function drawn(
  goat: GoatSlug,
  title: string,
  year: number,
  tint = TINTS[0]!,
  said: (typeof SAID)[number] = 'overhead',
): string {
  const scene = momentScene(goat, title);
  if (!scene) throw new Error(`'${title}' of ${goat} is not drawn`);
  return [scene.place, scene.behind, scene[said], scene.front]
    .map((draw) => draw?.(tint, year) ?? '')
    .join('');
}

describe.each(moments)('%s: %s', (goat, title, year) => {
  it('is drawn, well formed, and refers to nothing outside itself', () => {
    for (const said of SAID) {
      const { ids, references, elements } = inspectSvg(
        `<svg>${drawn(goat, title, year, TINTS[1], said)}</svg>`,
      );
      expect(new Set(ids).size, 'an id is given twice').toBe(ids.length);
      expect(ids.filter((id) => !id.startsWith('~M'))).toEqual([]);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect([...elements].filter((name) => name === 'mask' || name === 'filter')).toEqual([]);
    }
  });

  it('leaves the card room in its 60 KB', () => {
    for (const said of SAID) {
      expect(drawn(goat, title, year, TINTS[0], said).length).toBeLessThanOrEqual(7 * 1024);
    }
  });

  it('comes out the same every time', () => {
    expect(drawn(goat, title, year)).toBe(drawn(goat, title, year));
  });

  it('takes its colours from the place it is drawn on', () => {
    expect(drawn(goat, title, year, TINTS[0])).not.toBe(drawn(goat, title, year, TINTS[1]));
  });
});

it('no two moments look alike', () => {
  const scenes = moments.map(([goat, title]) => drawn(goat, title, 2000));
  expect(new Set(scenes).size).toBe(moments.length);
});
