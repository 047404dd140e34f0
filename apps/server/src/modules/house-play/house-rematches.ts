import { type Command, nearestCards, type OpeningFacts } from '@goats/rules';
import type { Game } from '../../game.ts';
import { type OpeningRow, toOpening } from '../../world/facts.ts';
import { runAll, unlessRefused } from '../../world/run-all.ts';
import { matchCards } from '../cards/match-cards.ts';
import { newSeed } from '../matches/match-entry.ts';
import { buyCard, freeHouseCards, HOUSE_ADDRESSES } from './house-cards.ts';

/**
 * Whoever has just played the house and wants it again is standing at the end screen: the same
 * player takes it up at once or says no at once, and then the stake is back. Answers how many were
 * answered. Two instances may try: the second is refused.
 */
export async function answerRematches(game: Game): Promise<number> {
  const { db, clock } = game;
  const rows = await db.prepared<OpeningRow>(
    'rematches-with-the-house',
    `select * from openings where rematch_of is not null and status = 'open'
        and expires_at > $1 and rematch_to = any ($2) order by id`,
    [new Date(clock.now()), HOUSE_ADDRESSES],
  );
  return runAll(rows.map(toOpening), (opening) => answer(game, opening));
}

async function answer(game: Game, opening: OpeningFacts): Promise<void> {
  const { kind, id, mode, rarity } = opening;
  const wallet = opening.rematch!.to;
  const bring = async () => {
    const cardIds = await fairest(game, opening, wallet);
    if (cardIds === null) return false;
    const named = mode === 'duel' ? { cardId: cardIds[0] } : { cardIds };
    const serverSeed = newSeed();
    const accept = { type: 'accept', kind, id, wallet, house: true, ...named, serverSeed } as const;
    return attempt(game, { ...accept, at: game.clock.now() });
  };
  if (await bring()) return;
  if ((await buyCard(game, wallet, rarity)) && (await bring())) return;
  await attempt(game, { type: 'cancel', kind, id, wallet, at: game.clock.now() });
}

/** The nearest free cards, as the server brings them for anybody who names none. */
async function fairest(
  game: Game,
  { cardIds, rarity }: OpeningFacts,
  wallet: string,
): Promise<number[] | null> {
  const [free, announced] = await Promise.all([
    freeHouseCards(game, [wallet]),
    matchCards(game.db, cardIds),
  ]);
  return nearestCards(free, announced, rarity)?.map(({ id }) => id) ?? null;
}

function attempt({ world }: Game, command: Command): Promise<boolean> {
  return unlessRefused(world.run(command));
}
