import {
  ATTRIBUTES,
  CARDS_KEPT,
  HUNDREDTHS_PER_HOOF,
  hasHistory,
  improved,
  mayGrow,
  rateMatch,
  restsUntil,
  STAKE_OPTIONS,
  type Stake,
  stakeHundredths,
  utcDay,
} from '../../../src/index.ts';
import { bonusesOf, payBonus } from './bonuses.ts';
import { countCards, countTowardsHistory } from './hands.ts';
import { asWon, balanceOf, pay, receive } from './money.ts';
import { chanceOf } from './odds.ts';
import type { Held, Wallet, World } from './world.ts';

export interface Side {
  readonly wallet: Wallet;
  readonly card: Held;
}

export interface Match {
  readonly kind: 'challenge' | 'request';
  readonly stake: Stake;
  readonly sides: readonly [Side, Side];
  readonly at: number;
  /** A farm's own: the challenger wins. */
  readonly agreed?: boolean;
}

const HOUSE_PLAYERS = 6;

/** Whether a wallet can put one more card at stake and keeps another, own or lent. */
export const keepsAnother = (wallet: Wallet) => countCards(wallet) - 1 >= CARDS_KEPT;

/** As high as a fiftieth of what one has, and never below the smallest. */
export function stakeFor(wallet: Wallet): Stake | null {
  const balance = balanceOf(wallet) / HUNDREDTHS_PER_HOOF;
  if (balance < STAKE_OPTIONS[0]) return null;
  return STAKE_OPTIONS.findLast((stake) => stake * 50 <= balance) ?? STAKE_OPTIONS[0];
}

/** Two people, played out and settled at once. */
export function playStaked(world: World, match: Match): void {
  const { kind, sides, at } = match;
  const [one, other] = sides;
  const stake = stakeHundredths(match.stake);
  const bonuses = bonusesOf(world, match);
  const paid = [pay(one.wallet, stake), pay(other.wallet, stake)] as const;
  const side = ({ wallet, card }: Side) => ({
    ...{ skill: wallet.skill, rarity: card.face.rarity, sum: card.face.sum },
  });
  const chance = match.agreed ? 1 : chanceOf(world.odds, side(one), side(other));
  const winner = world.random.number() < chance ? 0 : 1;
  const loser = winner === 0 ? 1 : 0;
  const [won, lost] = [sides[winner], sides[loser]];
  receive(won.wallet, paid[winner]);
  receive(won.wallet, asWon(paid[loser], world.preset.lossStaysLocked));
  payBonus(world, match, winner, bonuses);
  rate(world, sides, winner, at);
  rest(won, lost, at);
  grow(world, won.card);
  if (kind === 'request') handOver(won.wallet, lost);
  world.counts.matches += 1;
  for (const [seat, { wallet }] of sides.entries()) {
    const { id } = sides[1 - seat]!.wallet;
    countTowardsHistory(world, wallet, { id, house: false }, utcDay(at));
  }
}

/** Repeated meetings are not counted down here: among hundreds they are rare. */
function rate({ preset }: World, sides: Match['sides'], winner: 0 | 1, at: number): void {
  const [one, other] = sides.map(({ wallet }) => wallet) as [Wallet, Wallet];
  const loser = winner === 0 ? other : one;
  const { after, games } = rateMatch(
    [one.battler, other.battler],
    0,
    { winner, reason: 'points' },
    at,
    preset.historyAsked && !hasHistory(loser.battler.history),
  );
  for (const [seat, wallet] of [one, other].entries()) {
    wallet.battler = {
      ...wallet.battler,
      ...after[seat]!,
      games: games[seat]! + 1,
      lastMatchAt: at,
    };
  }
}

function rest(won: Side, lost: Side, at: number): void {
  const day = utcDay(at);
  for (const { card } of [won, lost]) {
    card.games = card.gamesDay === day ? card.games + 1 : 1;
    card.gamesDay = day;
  }
  lost.card.restsUntil = restsUntil(at);
}

/** Any of the ten: which one decided is not known when the match is drawn. */
function grow({ random }: World, { tie, face }: Held): void {
  const attribute = ATTRIBUTES[random.below(ATTRIBUTES.length)]!;
  if (!mayGrow({ ...face, ...(tie === 'own' ? {} : { bond: tie }) }, attribute)) return;
  face.attributes = { ...face.attributes, [attribute]: improved(face.attributes[attribute]) };
  face.sum += 1;
  face.grown += 1;
}

function handOver(to: Wallet, { wallet, card }: Side): void {
  const from = wallet.hand[card.face.rarity];
  from.splice(from.indexOf(card), 1);
  to.hand[card.face.rarity].push(card);
}

/** A challenge for the smallest stake that nobody else took; the house plays solidly. */
export function playHouse(world: World, wallet: Wallet, card: Held, at: number): void {
  const stake = stakeHundredths(STAKE_OPTIONS[0]);
  const paid = pay(wallet, stake);
  const { rarity, sum } = card.face;
  const house = { skill: 'solid', rarity, sum } as const;
  const wins = world.random.number() < chanceOf(world.odds, { ...wallet, rarity, sum }, house);
  if (wins) {
    receive(wallet, paid);
    receive(wallet, asWon({ locked: stake, free: 0 }, world.preset.lossStaysLocked));
    grow(world, card);
  } else card.restsUntil = restsUntil(at);
  world.treasury += wins ? -stake : stake;
  card.games = card.gamesDay === utcDay(at) ? card.games + 1 : 1;
  card.gamesDay = utcDay(at);
  world.counts.againstHouse += 1;
  const id = -1 - world.random.below(HOUSE_PLAYERS);
  countTowardsHistory(world, wallet, { id, house: true }, utcDay(at));
}
