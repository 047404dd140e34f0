import { housePlayers } from '@goats/collection';
import { utcDay } from '@goats/rules';
import type { Game } from '../../../game.ts';
import { unlessRefused } from '../../../kernel/refusals.ts';
import { newSeed } from '../match-entry.ts';
import { dealPractice } from '../practice/deal-practice.ts';
import { puzzleOfDay } from './puzzle-of-day.ts';
import { hasPuzzle, isPractising } from './puzzle-store.ts';

/** Whoever is best at it shows the others. */
const HOST = housePlayers().find(({ strength }) => strength === 'sharp')!;

/**
 * A puzzle is a choice of a real match, and on the first day nobody has played one: two house
 * players do, one match after the other, until the day has its puzzle.
 */
export async function playForPuzzle({ db, clock, world }: Game): Promise<void> {
  const at = clock.now();
  const day = utcDay(at);
  if (await hasPuzzle(db, day)) return;
  if (await isPractising(db, HOST.address)) return;
  if (await puzzleOfDay(db, day)) return;
  const wanted = { wallet: null, mode: 'duel', strength: 'solid', cardId: undefined } as const;
  const { house, hands } = await dealPractice(db, wanted, at);
  await unlessRefused(
    world.run({
      type: 'practice',
      ...{ mode: 'duel', players: [HOST.address, house], hands, exhibition: true },
      ...{ serverSeed: newSeed(), at },
    }),
  );
}
