import { portraitTraits } from '@goats/collection';
import { expect, it } from 'vitest';
import { hasHeadroom } from './headroom.ts';

it('hangs a board above a goat that slides, and none behind tall horns or a cup', () => {
  const pearl = portraitTraits('the-black-pearl');
  expect(hasHeadroom({ ...pearl, pose: 'Slide', head: 'Front' }, 'Rare')).toBe(true);
  expect(hasHeadroom({ ...pearl, pose: 'Chest Out', head: 'Profile' }, 'Rare')).toBe(false);
  expect(hasHeadroom({ ...pearl, pose: 'Cup Lifted', head: 'Front' }, 'Legendary')).toBe(false);
});
