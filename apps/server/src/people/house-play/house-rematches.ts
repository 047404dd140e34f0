import { nearestCards, type OpeningFacts } from '@goats/rules';
import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { runDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';
import { unlessRefused } from '../../kernel/refusals.ts';
import { matchCards } from '../../slices/card/index.ts';
import { newSeed } from '../../slices/match/index.ts';
import { type OpeningRow, toOpening } from '../../slices/opening/index.ts';
import { buyCard, freeHouseCards, HOUSE_ADDRESSES } from './house-cards.ts';

/** Answered in one look: the house has moves to make meanwhile, and the next look is soon. */
const MOST_AT_ONCE = 20;
/** What was free a moment ago may have been brought elsewhere. */
const TRIES = 2;

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
        and expires_at > $1 and only_for = any ($2)
        and ${notBackedOff('answer-rematch', "kind || ':' || id", '$1')} order by id limit $3`,
    [new Date(clock.now()), HOUSE_ADDRESSES, MOST_AT_ONCE],
  );
  // One after the other: side by side two would be met with the same card.
  let before: Promise<unknown> = Promise.resolve();
  return runDuty(
    game,
    'answer-rematch',
    rows.map(toOpening),
    ({ kind, id }) => ({ subject: `${kind}:${id}` }),
    (opening) => {
      before = Promise.allSettled([before]).then(() => answer(game, opening));
      return before;
    },
  );
}

async function answer(game: Game, opening: OpeningFacts): Promise<void> {
  const { clock, world } = game;
  const { kind, id, mode } = opening;
  const wallet = opening.to!;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const cardIds = await toBring(game, opening, wallet);
    if (cardIds === null) break;
    const named = mode === 'duel' ? { cardId: cardIds[0] } : { cardIds };
    const serverSeed = newSeed();
    const accept = { type: 'accept', kind, id, wallet, house: true, ...named, serverSeed } as const;
    if (await unlessRefused(world.run({ ...accept, at: clock.now() }))) return;
  }
  await unlessRefused(world.run({ type: 'cancel', kind, id, wallet, at: clock.now() }));
}

/**
 * Bought is only what is missing, and one card makes no squad: whoever asks for a pool that cannot
 * be, or is taken up by another instance, must not empty the pool of cards.
 */
async function toBring(
  game: Game,
  opening: OpeningFacts,
  wallet: string,
): Promise<number[] | null> {
  const own = await fairest(game, opening, wallet);
  if (own !== null || opening.mode !== 'duel' || !(await isOpen(game, opening))) return own;
  return (await buyCard(game, wallet, opening.rarity)) ? fairest(game, opening, wallet) : null;
}

/** Read after the cards: taken by another instance, it is closed by what made the card busy. */
async function isOpen({ db, world }: Game, { kind, id }: OpeningFacts): Promise<boolean> {
  const [now] = await world.answers(db, [{ ask: 'opening', kind, id }]);
  return (now as OpeningFacts).status === 'open';
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
