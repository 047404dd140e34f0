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
import { newSeed } from '../matches/begin-match.ts';
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
  ): Promise<ChallengeAnswer | null>;
  /** Answers the match as it has begun. */
  accept(
    wanted: { readonly id: number; readonly wallet: string; readonly cardId: number },
    now: number,
  ): Promise<StoredMatch | null>;
}

export function createQuickChallenges({
  deps: { db },
  faces,
  lanes: { door },
}: Play): QuickChallenges {
  const opening = createLane(door, openChallengesAtOnce(db), ({ wallet, cardId }) => [
    wallet,
    cardId,
  ]);
  const accepting = createLane(
    door,
    (wanted: readonly Wanted[]) => beginMatches(db, faces, wanted),
    ({ id, wallet, cardId }) => [`challenge:${id}`, wallet, cardId],
  );
  return {
    async open({ wallet, cardId, rarity, stake: hoof }, now) {
      const stake = stakeHundredths(hoof);
      const wanted = { wallet, cardId, rarity, stake, now, expires: now + CHALLENGE_EXPIRY_MS };
      const made = await opening(wanted);
      if (made === null) return null;
      const { treasury, ...opened } = made;
      const row: ChallengeRow = {
        ...opened,
        ...{ challenger: wallet, card_id: cardId, rarity, stake, status: 'open', match_id: null },
        ...{ created_at: new Date(now), expires_at: new Date(wanted.expires) },
      };
      return toChallenge(row, treasury, now);
    },
    accept: (wanted, now) => accepting({ ...wanted, now }),
  };
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
): Promise<(StoredMatch | null)[]> {
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
    return { id: matchId, kind: 'challenge', originId: id, version: 0, state, hands: null };
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
