import {
  CHALLENGE_EXPIRY_MS,
  isExpired,
  type Rarity,
  type Stake,
  stakeHundredths,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { engageCards } from '../cards/engagements.ts';
import { stake } from '../ledger/vaults.ts';
import { beginMatch } from '../matches/begin-match.ts';
import { freeTreasury } from '../matches/bonus.ts';
import { closeOpening } from '../matches/expiry.ts';
import { matchCardOf, toMatchCard } from '../matches/match-cards.ts';
import { refuseClosed } from '../matches/refuse-closed.ts';
import {
  type ChallengeAnswer,
  type ChallengeRow,
  findChallenge,
  insertChallenge,
  lockChallenge,
  markAccepted,
  nextChallengeId,
  toChallenge,
} from './challenge-store.ts';

/** Puts the card and the stake down and opens the challenge, or does nothing. */
export async function createChallenge(
  tx: Queryable,
  wanted: {
    readonly wallet: string;
    readonly cardId: number;
    readonly stake: Stake;
    readonly rarity: Rarity;
  },
  now: number,
): Promise<ChallengeAnswer> {
  const { wallet, cardId, rarity } = wanted;
  const id = await nextChallengeId(tx);
  const reference = `challenge:${id}`;
  const amount = stakeHundredths(wanted.stake);
  const [card] = await engageCards(tx, { cardIds: [cardId], wallet, reference }, now);
  const row = {
    ...{ id, challenger: wallet, card_id: cardId, card_rarity: card!.rarity, rarity },
    stake: amount,
  };
  const expiresAt = now + CHALLENGE_EXPIRY_MS;
  await insertChallenge(tx, { ...row, createdAt: now, expiresAt });
  await stake(tx, reference, wallet, amount, now);
  const shown: ChallengeRow = {
    ...row,
    status: 'open',
    match_id: null,
    created_at: new Date(now),
    expires_at: new Date(expiresAt),
    name: card!.name,
    goat_score: card!.goat_score,
  };
  return toChallenge(shown, await freeTreasury(tx), now);
}

/**
 * Takes a challenge. The challenge's row is the queue: of a hundred at one instant the first to
 * hold it has it, and the others keep their stake. Answers the match.
 */
export async function acceptChallenge(
  tx: Queryable,
  wanted: { readonly id: number; readonly wallet: string; readonly cardId: number },
  now: number,
): Promise<number> {
  const { id, wallet, cardId } = wanted;
  const row = await lockChallenge(tx, id);
  if (!row) throw noSuchChallenge();
  if (row.challenger === wallet) {
    throw new AppError('OWN_CHALLENGE', 'Cannot Accept Own Challenge');
  }
  refuseClosed('challenge', row.status, isExpired(row.expires_at.getTime(), now));
  const reference = `challenge:${id}`;
  const [card] = await engageCards(tx, { cardIds: [cardId], wallet, reference }, now);
  if (card!.rarity !== row.rarity) {
    throw new AppError(
      'WRONG_TIER',
      `This challenge asks for a ${row.rarity} card; ${card!.name} is ${card!.rarity}.`,
      { details: { rarity: row.rarity } },
    );
  }
  await stake(tx, reference, wallet, row.stake, now);
  const announced = await matchCardOf(tx, row.card_id);
  const matchId = await beginMatch(
    tx,
    {
      kind: 'challenge',
      originId: id,
      mode: 'duel',
      stake: row.stake,
      players: [
        { address: row.challenger, cards: [announced!] },
        { address: wallet, cards: [toMatchCard(card!)] },
      ],
    },
    now,
  );
  await markAccepted(tx, id, matchId);
  return matchId;
}

/** The owner may, while nobody has taken it. */
export async function cancelChallenge(
  tx: Queryable,
  id: number,
  wallet: string,
  now: number,
): Promise<ChallengeAnswer> {
  const row = await lockChallenge(tx, id);
  if (!row) throw noSuchChallenge();
  if (row.challenger !== wallet) {
    throw new AppError('FORBIDDEN', 'Only whoever opened a challenge can cancel it.');
  }
  refuseClosed('challenge', row.status, isExpired(row.expires_at.getTime(), now));
  await closeOpening(tx, 'challenge', id, 'cancelled', now);
  return toChallenge({ ...row, status: 'cancelled' }, await freeTreasury(tx), now);
}

export async function showChallenge(
  db: Queryable,
  id: number,
  now: number,
): Promise<ChallengeAnswer> {
  const row = await findChallenge(db, id);
  if (!row) throw noSuchChallenge();
  return toChallenge(row, await freeTreasury(db), now);
}

function noSuchChallenge(): AppError {
  return notFound('There is no such challenge.');
}
