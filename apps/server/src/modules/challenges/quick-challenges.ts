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
import { ATTRIBUTE_COLUMNS } from '../catalogue/card-row.ts';
import { newSeed } from '../matches/begin-match.ts';
import { houseOf, houseTimeFor } from '../matches/house-seats.ts';
import { createLane } from '../matches/lane.ts';
import type { StoredMatch } from '../matches/match-store.ts';
import type { Play } from '../matches/play.ts';
import { type ChallengeAnswer, type ChallengeRow, toChallenge } from './challenge-store.ts';
import {
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
  const meeting = createLane(door, findMeetings(db));
  const accepting = createLane(door, acceptChallenges(db), ({ id, wallet, cards }) => [
    `challenge:${id}`,
    wallet,
    cards[1].id,
  ]);
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
    async accept({ id, wallet, cardId }, now) {
      const met = await meeting({ id, cardId, now });
      if (met === null || met.challenger === wallet) return null;
      if (met.cards[1].rarity !== met.wanted) return null;
      const bonus = underdogBonus(met.stake, met.cards[0].rarity, met.cards[1].rarity);
      const seed = newSeed();
      const without = drawUp(met, wallet, { seed, now, bonusGranted: false });
      const withBonus = bonus > 0 ? drawUp(met, wallet, { seed, now, bonusGranted: true }) : null;
      if (without === null) return null;
      const begun = await accepting({
        ...{ id, wallet, now, bonus, seed, without, withBonus },
        matchId: met.matchId,
        cards: met.cards,
        numbers: ATTRIBUTE_COLUMNS.map(([name]) => met.cards[1].attributes[name]).join(','),
        houseAt: houseTimeFor(without, now),
      });
      if (begun === null) return null;
      for (const face of met.faces) faces.learn(face);
      const state = begun.bonus && withBonus ? withBonus : without;
      return { id: met.matchId, kind: 'challenge', originId: id, version: 0, state, hands: null };
    },
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
