import {
  isExpired,
  type MatchCard,
  type MatchMode,
  REQUEST_EXPIRY_MS,
  SQUAD_DECK_SIZE,
  type Stake,
  stakeHundredths,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import { engageCards } from '../cards/engagements.ts';
import { cardsOfWallet } from '../cards/holding-store.ts';
import { stake } from '../ledger/vaults.ts';
import { beginMatch } from '../matches/begin-match.ts';
import { closeOpening } from '../matches/expiry.ts';
import { matchCards, toMatchCard } from '../matches/match-cards.ts';
import { refuseClosed } from '../matches/refuse-closed.ts';
import { nearestCards } from './nearest-cards.ts';
import {
  insertRequest,
  lockRequest,
  markJoined,
  nextRequestId,
  type RequestRow,
} from './request-store.ts';

export interface NamedCards {
  readonly cardId?: number | undefined;
  readonly cardIds?: readonly number[] | undefined;
}

/** Puts the cards and the stake down and opens the request, or does nothing. */
export async function createRequest(
  tx: Queryable,
  wanted: NamedCards & {
    readonly wallet: string;
    readonly stake: Stake;
    readonly mode: MatchMode;
  },
  now: number,
): Promise<RequestRow> {
  const { wallet, mode } = wanted;
  const cardIds = namedCards(mode, wanted);
  if (cardIds === null) {
    throw mode === 'duel'
      ? invalidInput('cardId', 'must be the card you play with')
      : invalidInput('cardIds', 'must be the ten cards of your deck, the captain first');
  }
  const id = await nextRequestId(tx);
  const reference = `request:${id}`;
  const amount = stakeHundredths(wanted.stake);
  const [captain] = await engageCards(tx, { cardIds, wallet, reference }, now);
  const row = await insertRequest(tx, {
    ...{ id, player: wallet, mode, card_ids: cardIds, rarity: captain!.rarity, stake: amount },
    createdAt: now,
    expiresAt: now + REQUEST_EXPIRY_MS,
  });
  await stake(tx, reference, wallet, amount, now);
  return row;
}

/** The cards a body names for a mode, or null when it leaves them open. */
function namedCards(mode: MatchMode, { cardId, cardIds }: NamedCards): readonly number[] | null {
  if (mode === 'duel') return cardId === undefined ? null : [cardId];
  if (cardIds === undefined) return null;
  if (new Set(cardIds).size !== SQUAD_DECK_SIZE) {
    throw new AppError('DECK_INVALID', 'A squad is a deck of ten different cards.');
  }
  return cardIds;
}

/**
 * Joins a request. As with a challenge, its row is the queue. Without a card of choice the server
 * brings the joiner's nearest: same tier, nearest GOAT Score. Answers the match.
 */
export async function joinRequest(
  tx: Queryable,
  wanted: NamedCards & { readonly id: number; readonly wallet: string },
  now: number,
): Promise<number> {
  const { id, wallet } = wanted;
  const row = await lockRequest(tx, id);
  if (!row) throw noSuchRequest();
  if (row.player === wallet) {
    throw new AppError('OWN_REQUEST', 'You cannot join your own battle.');
  }
  refuseClosed('battle request', row.status, isExpired(row.expires_at.getTime(), now));
  const theirs = await matchCards(tx, row.card_ids);
  const cardIds = namedCards(row.mode, wanted) ?? (await chooseCards(tx, wallet, theirs, now));
  const reference = `request:${id}`;
  const mine = (await engageCards(tx, { cardIds, wallet, reference }, now)).map(toMatchCard);
  if (mine[0]!.rarity !== row.rarity) {
    throw new AppError('WRONG_TIER', `This battle is for ${row.rarity} cards.`, {
      details: { rarity: row.rarity },
    });
  }
  await stake(tx, reference, wallet, row.stake, now);
  const matchId = await beginMatch(
    tx,
    {
      kind: 'request',
      originId: id,
      mode: row.mode,
      stake: row.stake,
      players: [
        { address: row.player, cards: theirs },
        { address: wallet, cards: mine },
      ],
    },
    now,
  );
  await markJoined(tx, id, matchId);
  return matchId;
}

/** More free cards than this are not looked through. */
const MOST_CONSIDERED = 500;

async function chooseCards(
  tx: Queryable,
  wallet: string,
  theirs: readonly MatchCard[],
  now: number,
): Promise<number[]> {
  const { rarity } = theirs[0]!;
  const duel = theirs.length === 1;
  const filter = {
    rarity: duel ? rarity : undefined,
    free: true,
    limit: MOST_CONSIDERED,
    afterId: 0,
  };
  const free = (await cardsOfWallet(tx, wallet, wallet, filter, now)).map(toMatchCard);
  const chosen = nearestCards(free, theirs);
  if (chosen === null) {
    const need = duel
      ? `a free ${rarity} card`
      : `ten free cards with a ${rarity} captain among them`;
    throw new AppError('NO_MATCHING_CARD', `No Matching NFTs: this battle needs ${need}.`, {
      details: { rarity, cards: theirs.length },
    });
  }
  return chosen.map((card) => card.id);
}

/** The owner may, while nobody has joined. */
export async function cancelRequest(
  tx: Queryable,
  id: number,
  wallet: string,
  now: number,
): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  if (!row) throw noSuchRequest();
  if (row.player !== wallet) {
    throw new AppError('FORBIDDEN', 'Only whoever opened a battle request can cancel it.');
  }
  refuseClosed('battle request', row.status, isExpired(row.expires_at.getTime(), now));
  await closeOpening(tx, 'request', id, 'cancelled', now);
  return { ...row, status: 'cancelled' };
}

export function noSuchRequest(): AppError {
  return notFound('There is no such battle request.');
}
