import {
  CHALLENGE_EXPIRY_MS,
  type LiveState,
  type MatchCard,
  type Rarity,
  type Stake,
  stakeHundredths,
  startMatch,
  underdogBonus,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { ATTRIBUTE_COLUMNS } from '../catalogue/card-row.ts';
import { isRepeatedKey, writeManyOnce } from '../idempotency/write-many-once.ts';
import type { Key } from '../idempotency/write-once.ts';
import { matchEntry, newSeed } from '../matches/begin-match.ts';
import type { CardFaces } from '../matches/card-faces.ts';
import { houseOf, houseTimeFor } from '../matches/house-seats.ts';
import { createLane } from '../matches/lane.ts';
import type { StoredMatch } from '../matches/match-store.ts';
import type { Play } from '../matches/play.ts';
import { type ChallengeAnswer, type ChallengeRow, toChallenge } from './challenge-store.ts';
import {
  type Acceptance,
  acceptChallenges,
  findMeetings,
  type Meeting,
  type Opening,
  openChallengesAtOnce,
} from './quick-challenge-store.ts';

/**
 * The two steps that everybody waits for, many people's in one call that is one transaction. Null
 * means that something stands in the way and nothing was written: the long way round
 * (challenge-service) then finds out what, and says it.
 */
export interface QuickChallenges {
  open(
    wanted: {
      readonly wallet: string;
      readonly cardId: number;
      readonly stake: Stake;
      readonly rarity: Rarity;
    },
    now: number,
    key: Key | null,
  ): Promise<ChallengeAnswer | null>;
  accept(
    wanted: { readonly id: number; readonly wallet: string; readonly cardId: number },
    now: number,
    key: Key | null,
  ): Promise<Begun | null>;
}

export interface Begun {
  readonly match: StoredMatch;
  readonly answer: ReturnType<typeof matchEntry>;
}

const CHALLENGE_ACCEPTED =
  'Challenge accepted. Both stakes are in the vault: see you in the arena.';

/** `acceptedEntry(7)`: what whoever accepted is told. */
export function acceptedEntry(matchId: number): Begun['answer'] {
  return matchEntry(CHALLENGE_ACCEPTED, matchId);
}

export function createQuickChallenges({
  deps: { db },
  faces,
  lanes: { door },
}: Play): QuickChallenges {
  const opening = createLane(
    door,
    (wanted: readonly (Opening & WithKey)[]) =>
      writeManyOnce(db, keysOf(wanted), (tx) => openTogether(tx, wanted)),
    ({ wallet, cardId }) => [wallet, cardId],
  );
  const accepting = createLane(
    door,
    (wanted: readonly (Wanted & WithKey)[]) =>
      writeManyOnce(db, keysOf(wanted), (tx) => beginMatches(tx, faces, wanted)),
    ({ id, wallet, cardId }) => [`challenge:${id}`, wallet, cardId],
  );
  return {
    async open({ stake: hoof, ...wanted }, now, key) {
      const stake = stakeHundredths(hoof);
      const expires = now + CHALLENGE_EXPIRY_MS;
      const made = await opening({ ...wanted, stake, now, expires, key }).catch(leaveRepeated);
      return made?.answer ?? null;
    },
    accept: (wanted, now, key) => accepting({ ...wanted, now, key }).catch(leaveRepeated),
  };
}

/** Whoever repeats a key is told the first result, the long way round. */
function leaveRepeated(error: unknown): null {
  if (isRepeatedKey(error)) return null;
  throw error;
}

interface WithKey {
  readonly key: Key | null;
}

const keysOf = (wanted: readonly WithKey[]) => wanted.map(({ key }) => key);

async function openTogether(tx: Queryable, wanted: readonly Opening[]) {
  const opened = await openChallengesAtOnce(tx, wanted);
  return wanted.map(({ wallet, cardId, rarity, stake, now, expires }, i) => {
    const made = opened[i];
    if (!made) return null;
    const { treasury, ...numbers } = made;
    const row: ChallengeRow = {
      ...numbers,
      ...{ challenger: wallet, card_id: cardId, rarity, stake, status: 'open', match_id: null },
      ...{ created_at: new Date(now), expires_at: new Date(expires) },
    };
    return { answer: toChallenge(row, treasury, now) };
  });
}

interface Wanted {
  readonly id: number;
  readonly wallet: string;
  readonly cardId: number;
  readonly now: number;
}

/** Null for each that could not begin; no challenge, wallet or card twice. */
async function beginMatches(
  db: Queryable,
  faces: CardFaces,
  wanted: readonly Wanted[],
): Promise<(Begun | null)[]> {
  const met = await findMeetings(db, wanted);
  const drawn = wanted.map((each, i) => {
    const meeting = met[i] ?? null;
    return meeting && acceptanceOf(meeting, each);
  });
  const begun = (
    await acceptChallenges(
      db,
      drawn.filter((each) => each !== null),
    )
  ).values();
  return drawn.map((acceptance, i) => {
    const made = acceptance && begun.next().value;
    if (!acceptance || !made) return null;
    for (const face of met[i]!.faces) faces.learn(face);
    const { matchId, id, without, withBonus } = acceptance;
    const state = made.bonus && withBonus ? withBonus : without;
    const match = { id: matchId, kind: 'challenge', originId: id, version: 0, state } as const;
    return { match: { ...match, hands: null }, answer: acceptedEntry(matchId) };
  });
}

/** The match that would come of it, drawn up; null when it may not be. */
function acceptanceOf(met: Meeting, { id, wallet, now }: Wanted): Acceptance | null {
  if (met.challenger === wallet || met.cards[1].rarity !== met.wanted) return null;
  const bonus = underdogBonus(met.stake, met.cards[0].rarity, met.cards[1].rarity);
  const seed = newSeed();
  const without = drawUp(met, wallet, { seed, now, bonusGranted: false });
  if (without === null) return null;
  return {
    ...{ id, wallet, now, bonus, seed, without },
    withBonus: bonus > 0 ? drawUp(met, wallet, { seed, now, bonusGranted: true }) : null,
    matchId: met.matchId,
    cards: met.cards,
    numbers: ATTRIBUTE_COLUMNS.map(([name]) => met.cards[1].attributes[name]).join(','),
    houseAt: houseTimeFor(without, now),
  };
}

function drawUp(
  { matchId, challenger, stake, cards }: Meeting,
  wallet: string,
  terms: { readonly seed: string; readonly now: number; readonly bonusGranted: boolean },
): LiveState | null {
  const seated = (address: string, card: MatchCard) => ({
    address,
    house: houseOf(address) !== undefined,
    announced: [card],
  });
  const outcome = startMatch({
    id: String(matchId),
    mode: 'duel',
    terms: { kind: 'challenge', stake, bonusGranted: terms.bonusGranted },
    players: [seated(challenger, cards[0]), seated(wallet, cards[1])],
    serverSeed: terms.seed,
    startedAt: terms.now,
  });
  return outcome.ok ? outcome.state : null;
}
