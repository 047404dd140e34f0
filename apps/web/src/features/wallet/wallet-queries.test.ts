import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  knowsBalance,
  starterWaits,
  type WalletFigures,
  walletFiguresQuery,
} from './wallet-queries.ts';

const FROZEN = { reason: 'Diving', since: '2026-01-01T00:00:00.000Z', complaints: '' };

it('never offers a pack that is opened, unknown or out of reach of a frozen wallet', () => {
  expect(starterWaits({ starterClaimed: false })).toBe(true);
  expect(starterWaits({ starterClaimed: true })).toBe(false);
  expect(starterWaits({ starterClaimed: false, frozen: FROZEN })).toBe(false);
  expect(starterWaits(undefined)).toBe(false);
});

it('reads no wallet again for a balance that is on screen, as every new line repeats it', () => {
  const queries = new QueryClient();
  const told = { hoofBalance: 12, locked: 5 };
  expect(knowsBalance(queries, '0xAda', told)).toBe(false);
  queries.setQueryData(walletFiguresQuery('0xada').queryKey, { ...told } as WalletFigures);
  expect(knowsBalance(queries, '0xAda', told)).toBe(true);
  expect(knowsBalance(queries, '0xAda', { hoofBalance: 12, locked: 4 })).toBe(false);
});
