import { expect, it } from 'vitest';
import { saysTheSame } from './streams.ts';

const played = { id: 6, round: { attribute: 'pace', winner: '0x1', values: [67, 67] } };

it('lets a log say more in the end than it told before, and nothing else', () => {
  const revealed = { ...played, round: { ...played.round, tieBreak: { values: [70, 72] } } };
  expect(saysTheSame(played, revealed)).toBe(true);
  expect(saysTheSame(revealed, played)).toBe(false);
  for (const other of [
    undefined,
    { ...played, id: 7 },
    { ...played, round: { ...played.round, values: [67, 68] } },
    { ...played, round: { ...played.round, values: [67, 67, 67] } },
    { ...played, round: { ...played.round, winner: '0x2' } },
  ]) {
    expect(saysTheSame(played, other)).toBe(false);
  }
});
