import { cardImageUrl } from '@goats/collection';
import type { battleRequest, challenge } from '@goats/contract';
import {
  BONUS_NOTES,
  type BonusNote,
  type BonusSide,
  bonusOf,
  crowdFor,
  duelLink,
  goatScore,
  HISTORY,
  type Hundredths,
  isExpired,
  type MatchCard,
  type OpeningFacts,
  poolOf,
  quickMultiplier,
  type Rarity,
  toHoof,
  whyNoBonus,
  winnerTakes,
} from '@goats/rules';
import { phrase } from '@goats/words';
import type { z } from 'zod';
import { type CardFaces, faceOnly } from '../card/index.ts';
import { houseOf } from '../match/index.ts';

export type ChallengeAnswer = z.input<typeof challenge>;
export type RequestAnswer = z.input<typeof battleRequest>;

/** An opening with what is needed to show it, the same for everybody. */
export interface Shown {
  readonly opening: OpeningFacts;
  /** In the order of the opening's cards. */
  readonly cards: readonly MatchCard[];
  /** What the treasury could promise. */
  readonly treasury: Hundredths;
  readonly opener: BonusSide;
}

/** Who looks, and when. */
export interface Look {
  readonly now: number;
  /** Of the opener and whoever looks; 0 for a stranger. */
  readonly bonusMatchesToday: number;
  /** Null for a stranger. */
  readonly viewer: BonusSide | null;
  readonly wallet: string | null;
}

/** What the treasury adds as one viewer sees it, and why it does not although it might. */
function bonusFor({ opening, treasury, opener }: Shown, { bonusMatchesToday, viewer }: Look) {
  const sides = viewer === null ? [opener] : [opener, viewer];
  const facts = { treasury, bonusMatchesToday, sides };
  const due = bonusOf(opening);
  const why = whyNoBonus({ ...facts, bonus: due });
  if (why === null) return { bonus: due, bonusNote: null, bonusWhy: null };
  const { stake, minPool } = opening;
  if (why === 'history') {
    return { bonus: 0, ...noted(why, { matches: HISTORY.matches, wallets: HISTORY.wallets }) };
  }
  if (why !== 'pair' || minPool <= poolOf(stake, 0)) return { bonus: 0, ...noted(why) };
  return { bonus: 0, ...noted('pool-wanted', { pool: toHoof(minPool) }) };
}

/** In English for whoever reads the API, and as data for whoever words it. */
function noted(reason: BonusNote, values: Readonly<Record<string, number>> = {}) {
  return {
    bonusNote: phrase('en', BONUS_NOTES[reason], values),
    bonusWhy: { reason, values },
  };
}

/** What both faces of an opening have in common. `now` decides what is expired before the clock comes. */
function common({ opening }: Shown, { now }: Look) {
  const { id, stake, status, matchId, createdAt, expiresAt } = opening;
  const runOut = status === 'open' && isExpired(expiresAt, now);
  return {
    id,
    hoofStake: toHoof(stake),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    status: runOut ? ('expired' as const) : status,
    matchId: matchId === null ? null : String(matchId),
  };
}

export function toChallenge(faces: CardFaces, each: Shown, look: Look): ChallengeAnswer {
  const { opening, cards } = each;
  const { player, cardRarity, rarity, stake } = opening;
  const card = cards[0]!;
  const { bonus, ...noBonus } = bonusFor(each, look);
  return {
    ...common(each, look),
    challengerId: player,
    challengerName: houseOf(player)?.name ?? null,
    challengerHouse: opening.house,
    challengerStrength: houseOf(player)?.strength ?? null,
    challengerNftId: card.id,
    challengerNftName: faces.of(card.id).name,
    challengerNftRarity: cardRarity,
    challengerNftImageUrl: cardImageUrl(card.id),
    challengerNftGoatScore: goatScore(card.attributes),
    rarity,
    multiplier: quickMultiplier(cardRarity, rarity),
    bonus: toHoof(bonus),
    ...noBonus,
    winnerTakes: toHoof(winnerTakes(stake)),
    ...crowdBetween(cardRarity, rarity),
    ...(opening.kind === 'friendly' ? { friendly: true } : {}),
    ...linkFor(opening, look),
  };
}

/** Whom it is for, and its link to those whose it is: to anybody else it would be worth a game. */
function linkFor({ to, code, player }: OpeningFacts, { wallet }: Look) {
  const own = wallet !== null && [player, to].includes(wallet);
  return {
    ...(to === undefined ? {} : { to }),
    ...(own && code !== undefined ? { code, link: duelLink(code) } : {}),
  };
}

/** Whom the crowd will be with, told before anybody stakes. */
function crowdBetween(challenger: Rarity, opponent: Rarity): Pick<ChallengeAnswer, 'crowd'> {
  const crowd = crowdFor(challenger, opponent);
  if (crowd === null) return {};
  const { seat, bonus, later, odds } = crowd;
  return { crowd: { side: seat === 0 ? 'challenger' : 'opponent', bonus, later, odds } };
}

export function toRequest(faces: CardFaces, each: Shown, look: Look): RequestAnswer {
  const { opening, cards } = each;
  const { player, mode, stake } = opening;
  const deck = cards.map((card) => faceOnly(faces, card));
  const { bonus, ...noBonus } = bonusFor(each, look);
  return {
    ...common(each, look),
    gameMode: mode,
    fromPlayerId: player,
    fromPlayerName: houseOf(player)?.name ?? null,
    fromPlayerHouse: opening.house,
    fromPlayerStrength: houseOf(player)?.strength ?? null,
    prizePool: toHoof(poolOf(stake, bonus)),
    bonus: toHoof(bonus),
    ...noBonus,
    fromCard: deck[0]!,
    ...(mode === 'squad' ? { fromDeck: deck } : {}),
  };
}
