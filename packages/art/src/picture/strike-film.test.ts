import { portraitTraits } from '@goats/collection';
import { expect, test } from 'vitest';
import { inspectSvg } from './inspect-svg.ts';
import { posterHalf } from './poster-half.ts';
import { strikeFilm } from './strike-film.ts';

const VOLLEY = { ...portraitTraits('the-flea'), pose: 'Volley' } as const;
const rounded = (svg: string): string => svg.replace(/-0(?=[^.\d])/g, '0');

test('a film ends with the picture that a page shows beneath it, in its very place', () => {
  const moving = { from: 'Dribble', share: 1 } as const;
  for (const towards of ['left', 'right'] as const) {
    const still = posterHalf(VOLLEY, 'k', towards);
    expect(rounded(posterHalf(VOLLEY, 'k', towards, moving).figure)).toBe(rounded(still.figure));
  }
});

test('it goes where it is told, and no two of its ten pictures are the same', () => {
  const film = strikeFilm('the-flea', 'left');
  expect(strikeFilm('the-flea', 'right')).not.toBe(film);
  const { ids, references } = inspectSvg(film);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  const [, ...frames] = film.split(/<g transform="translate\(\d+\)">/);
  const nameless = frames.map((frame) => frame.replace(/(id="|href="#|url\(#)[^")]*/g, ''));
  expect(new Set(nameless).size).toBe(10);
});
