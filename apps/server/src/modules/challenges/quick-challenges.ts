import {
  CHALLENGE_EXPIRY_MS,
  type MatchCard,
  type Rarity,
  type Stake,
  stakeHundredths,
  startMatch,
  type Terms,
  underdogBonus,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { ATTRIBUTE_COLUMNS, attributesOf } from '../catalogue/card-row.ts';
import { ledgerRefusal } from '../ledger/ledger-refusals.ts';
import { isOvertaken } from '../matches/act.ts';
import { newSeed } from '../matches/begin-match.ts';
import { freeTreasury } from '../matches/bonus.ts';
import { houseOf, houseTimeFor } from '../matches/house-seats.ts';
import { withoutSeed } from '../matches/match-store.ts';
import { type ChallengeAnswer, type ChallengeRow, toChallenge } from './challenge-store.ts';

/**
 * The two steps that everybody waits for, in one and in two round trips, each a transaction of its
 * own. Null means that something stands in the way and nothing was written: the long way round
 * (challenge-service) then finds out what, and says it.
 */
export async function openQuickly(
  db: Queryable,
  wanted: {
    readonly wallet: string;
    readonly cardId: number;
    readonly stake: Stake;
    readonly rarity: Rarity;
  },
  now: number,
): Promise<ChallengeAnswer | null> {
  const { wallet, cardId, rarity } = wanted;
  const stake = stakeHundredths(wanted.stake);
  const createdAt = new Date(now);
  const expiresAt = new Date(now + CHALLENGE_EXPIRY_MS);
  const [made] = await refusing(
    db.prepared<Pick<ChallengeRow, 'id' | 'card_rarity' | 'name' | 'goat_score'>>(
      'open-challenge',
      'select * from open_challenge($1, $2, $3, $4, $5, $6)',
      [wallet, cardId, rarity, stake, createdAt, expiresAt],
    ),
  );
  if (!made) return null;
  const row: ChallengeRow = {
    ...made,
    ...{ challenger: wallet, card_id: cardId, rarity, stake, status: 'open', match_id: null },
    ...{ created_at: createdAt, expires_at: expiresAt },
  };
  const bonus = underdogBonus(stake, made.card_rarity, rarity);
  return toChallenge(row, bonus === 0 ? 0 : await freeTreasury(db), now);
}

interface Meeting extends Record<string, unknown> {
  readonly match_id: number;
  readonly challenger: string;
  readonly stake: number;
  readonly wanted: Rarity;
  readonly own_card: number;
  readonly own_rarity: Rarity;
  readonly other_rarity: Rarity;
}

/** The columns of both cards side by side: `own_pace`, `other_pace` … */
const NUMBERS = ATTRIBUTE_COLUMNS.flatMap(([, column]) => [
  `a.${column} as own_${column}`,
  `b.${column} as other_${column}`,
]).join(', ');

const MEETING = `
  select nextval('matches_id_seq') as match_id, h.challenger, h.stake, h.rarity as wanted,
         a.id as own_card, a.rarity as own_rarity, b.rarity as other_rarity, ${NUMBERS}
    from challenges h join cards a on a.id = h.card_id join cards b on b.id = $2
   where h.id = $1 and h.status = 'open' and h.expires_at > $3`;

/** Answers the match. */
export async function acceptQuickly(
  db: Queryable,
  wanted: { readonly id: number; readonly wallet: string; readonly cardId: number },
  now: number,
): Promise<number | null> {
  const { id, wallet, cardId } = wanted;
  const at = new Date(now);
  const [meeting] = await db.prepared<Meeting>('challenge-meeting', MEETING, [id, cardId, at]);
  if (!meeting || meeting.challenger === wallet) return null;
  if (meeting.other_rarity !== meeting.wanted) return null;
  const cards = [
    { id: meeting.own_card, rarity: meeting.own_rarity, attributes: numbers(meeting, 'own_') },
    { id: cardId, rarity: meeting.other_rarity, attributes: numbers(meeting, 'other_') },
  ] as const;
  const start = (bonusGranted: boolean) => drawUp(meeting, wallet, cards, bonusGranted, seed, now);
  const seed = newSeed();
  const withBonus = start(true);
  const without = start(false);
  if (!withBonus || !without) return null;
  const houseAt = houseTimeFor(without, now);
  const [answer] = await refusing(
    db.prepared<{ obstacle: string | null }>(
      'accept-challenge-quickly',
      `select accept_challenge($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as obstacle`,
      [
        id,
        wallet,
        cardId,
        ATTRIBUTE_COLUMNS.map(([name]) => cards[1].attributes[name]),
        at,
        meeting.match_id,
        seed,
        underdogBonus(meeting.stake, meeting.own_rarity, meeting.other_rarity),
        withoutSeed(withBonus),
        withoutSeed(without),
        new Date(without.deadline),
        houseAt === null ? null : new Date(houseAt),
      ],
    ),
  ).catch((error) => {
    // The card has just grown: the long way round reads it again.
    if (isOvertaken(error)) return [{ obstacle: 'card' }];
    throw error;
  });
  return answer?.obstacle === null ? meeting.match_id : null;
}

function numbers(meeting: Meeting, prefix: 'own_' | 'other_'): MatchCard['attributes'] {
  return attributesOf(
    Object.fromEntries(
      ATTRIBUTE_COLUMNS.map(([, column]) => [column, meeting[`${prefix}${column}`]]),
    ),
  );
}

function drawUp(
  meeting: Meeting,
  wallet: string,
  cards: readonly [MatchCard, MatchCard],
  bonusGranted: boolean,
  serverSeed: string,
  now: number,
) {
  const terms: Terms = { kind: 'challenge', stake: meeting.stake, bonusGranted };
  const seated = (address: string, card: MatchCard) => ({
    address,
    house: houseOf(address) !== undefined,
    announced: [card],
  });
  const outcome = startMatch({
    id: String(meeting.match_id),
    mode: 'duel',
    terms,
    players: [seated(meeting.challenger, cards[0]), seated(wallet, cards[1])],
    serverSeed,
    startedAt: now,
  });
  return outcome.ok ? outcome.state : null;
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw ledgerRefusal(error) ?? error;
  }
}
