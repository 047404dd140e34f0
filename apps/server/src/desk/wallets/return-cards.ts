import { type Hundredths, RARITIES, RETURNED_AT_ONCE, toHoof } from '@goats/rules';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { requireAdmin } from '../../people/auth/sessions.ts';
import { returnableCards } from './wallet-desk-store.ts';

/** What a return would do, tier by tier; it changes nothing. */
export async function dryRunReturn({ db }: Game, wallet: string, since: Date) {
  const rows = await returnableCards(db, wallet, since);
  const count = (state: string, of: typeof rows) => of.filter((row) => row.state === state).length;
  const sum = (of: typeof rows) =>
    toHoof(of.reduce((hoof, row) => hoof + (row.state === 'free' ? row.price : 0), 0));
  const line = (of: typeof rows) => ({
    cards: count('free', of),
    hoof: sum(of),
    engaged: count('engaged', of),
    gone: count('gone', of),
  });
  const tiers = RARITIES.map((rarity) => ({
    rarity,
    ...line(rows.filter((row) => row.rarity === rarity)),
  }));
  return { since: since.toISOString(), tiers, total: line(rows) };
}

/**
 * Sends the cards back, a hundred at a time, each hundred with its HOOF and its line in the log or
 * not at all. `expected` is what the dry run showed: whoever looked at something else looks again.
 */
export async function returnCards(
  game: Game,
  request: FastifyRequest,
  asked: {
    readonly wallet: string;
    readonly since: Date;
    readonly reason: string;
    readonly expected: number;
  },
) {
  const { wallet, since, reason } = asked;
  const { username } = await requireAdmin(game, request);
  const rows = await returnableCards(game.db, wallet, since);
  const ids = rows.flatMap(({ card_id, state }) => (state === 'free' ? [card_id] : []));
  if (ids.length !== asked.expected) {
    throw new AppError('CONFLICT', `It is ${ids.length} cards by now: look at the table again.`, {
      details: { cards: ids.length },
    });
  }
  let cards = 0;
  let hoof: Hundredths = 0;
  const engaged = rows.flatMap(({ card_id, state }) => (state === 'engaged' ? [card_id] : []));
  for (let from = 0; from < ids.length; from += RETURNED_AT_ONCE) {
    const done = await game.world.run({
      ...{ type: 'return-cards', wallet, reason, since: since.getTime() },
      cardIds: ids.slice(from, from + RETURNED_AT_ONCE),
      operator: { username, address: request.ip, details: { since: since.toISOString() } },
      at: game.clock.now(),
    });
    cards += done.returned.length;
    hoof += done.hoof;
    engaged.push(...done.engaged);
  }
  return { cards, hoof: toHoof(hoof), engaged };
}
