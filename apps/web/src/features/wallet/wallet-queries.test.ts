import { expect, it } from 'vitest';
import { starterWaits } from './wallet-queries.ts';

const FROZEN = { reason: 'Diving', since: '2026-01-01T00:00:00.000Z', complaints: '' };

it('never offers a pack that is opened, unknown or out of reach of a frozen wallet', () => {
  expect(starterWaits({ starterClaimed: false })).toBe(true);
  expect(starterWaits({ starterClaimed: true })).toBe(false);
  expect(starterWaits({ starterClaimed: false, frozen: FROZEN })).toBe(false);
  expect(starterWaits(undefined)).toBe(false);
});
