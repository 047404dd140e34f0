import { GOAT_FACTS, GOAT_SLUGS } from '@goats/collection';
import { expect, it } from 'vitest';
import { goatName } from './goat-name.ts';

it('reads out the name the rest of the product uses', () => {
  for (const slug of GOAT_SLUGS) expect(goatName(slug)).toBe(GOAT_FACTS[slug].name);
});
