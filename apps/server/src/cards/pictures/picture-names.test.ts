import { expect, test } from 'vitest';
import { goatImageByName } from './picture-names.ts';

test('a film is pixels, which are kept: as a drawing anybody could have ten made again and again', () => {
  expect(goatImageByName('the-flea-action-film.webp')?.draw()).toMatch(/viewBox="0 0 6320 632"/);
  expect(goatImageByName('the-flea-rival-film.webp')).toBeDefined();
  expect(goatImageByName('the-flea-action-film.svg')).toBeUndefined();
  expect(goatImageByName('nobody-action-film.webp')).toBeUndefined();
  expect(goatImageByName('the-flea-action.svg')).toBeDefined();
});
