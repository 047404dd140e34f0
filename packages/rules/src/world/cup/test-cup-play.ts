import { sha256Hex } from '../../hash/sha256.ts';
import type { MatchFacts } from '../match/facts.ts';
import { bring, concede, letItRun, matchOf } from '../match/test-play.ts';
import { addCard, createWorld, NOON, type World } from '../test-facts.ts';
import { done } from '../test-world.ts';
import type { NewCup } from './effects.ts';
import type { EnterCupCommand } from './enter-cup.ts';
import type { CupFacts, CupTie } from './facts.ts';
import type { OpenCupCommand } from './open-cup.ts';

export const OPERATOR = { username: 'admin', address: '127.0.0.1' };
export const START = NOON + 300_000;

/** Somebody who plays for cups: `player(3)`; card 31 is its first, 32 and 33 the others. */
export const player = (n: number) => `0x${String(n).padStart(40, '0')}`;
const house = (n: number) => `0xb0${String(n).padStart(38, '0')}`;

/** So many people with three Rare cards and 1,000 free HOOF each, and so many house players. */
export function cupWorld(people: number, houses = 8): World {
  const wallets = Array.from({ length: people }, (_, i) => player(i + 1));
  const world = createWorld({
    treasury: 10_000_000,
    ...Object.fromEntries(wallets.map((wallet) => [wallet, 100_000])),
  });
  for (const [i, owner] of wallets.entries()) {
    for (const n of [1, 2, 3]) {
      const level = 60 + ((i * 7 + n) % 20);
      addCard(world, (i + 1) * 10 + n, 'Rare', { owner, level, goat: 1 + (i % 10) });
    }
  }
  for (let n = 1; n <= houses; n += 1) world.houses.add(house(n));
  for (let id = 9_001; id <= 9_020; id += 1) addCard(world, id, 'Rare', { level: 60 });
  return world;
}

/** A Rare cup of eight that opens now, starts in five minutes and costs 20 HOOF. */
export function openCup(world: World, special: Partial<OpenCupCommand> = {}): NewCup {
  const seed = sha256Hex(`seed ${world.lastId}`);
  return done(world, {
    ...{ type: 'open-cup', kind: 'knockout', rarity: 'Rare', size: 8, fee: 2_000, clubs: null },
    ...{ slot: null, seed, secret: sha256Hex(`secret ${world.lastId}`) },
    ...{ opensAt: NOON, startsAt: START, operator: null, at: NOON, ...special },
  });
}

/** `enter({ id }, 3)`: with the player's first card, unless others are named. */
export function enter(
  { id: cupId }: Pick<CupFacts, 'id'>,
  n: number,
  special: Partial<EnterCupCommand> = {},
): EnterCupCommand {
  const named = { cardIds: [n * 10 + 1], wallet: player(n), at: NOON + 1 };
  return { type: 'enter-cup', cupId, ...named, ...special };
}

/** A cup that these have entered. */
export function cupOf(
  world: World,
  players: readonly number[],
  special: Partial<OpenCupCommand> = {},
): CupFacts {
  const cup = openCup(world, special);
  for (const n of players) done(world, enter(cup, n));
  return world.cups.get(cup.id)!;
}

export const startOf = ({ id: cupId }: Pick<CupFacts, 'id'>, at = START) =>
  ({ type: 'start-cup', cupId, at }) as const;

/** The same cup as it is now. */
export const cupNow = (world: World, { id }: Pick<CupFacts, 'id'>) => world.cups.get(id)!;

/** The ties that are being played, with their matches. */
export function liveTies(
  world: World,
  cup: Pick<CupFacts, 'id'>,
): { readonly tie: CupTie; readonly match: MatchFacts }[] {
  return cupNow(world, cup)
    .ties.filter(({ winner }) => winner === null)
    .map((tie) => ({ tie, match: matchOf(world, tie.matchId!) }));
}

/** The match of a tie that is being played: of this wallet, or of the first one. */
export function tieOf(world: World, cup: Pick<CupFacts, 'id'>, wallet?: string): MatchFacts {
  return liveTies(world, cup).find(
    ({ tie: { players } }) => wallet === undefined || players.includes(wallet),
  )!.match;
}

/** Nobody does anything: the clock plays every tie to the end. */
export function letCupRun(world: World, cup: Pick<CupFacts, 'id'>): CupFacts {
  for (;;) {
    const [live] = liveTies(world, cup);
    if (!live) return cupNow(world, cup);
    letItRun(world, live.match);
  }
}

/** In every tie whoever is not this player gives up; in the others the clock plays. */
export function letWin(world: World, cup: Pick<CupFacts, 'id'>, wallet: string): CupFacts {
  for (;;) {
    const [live] = liveTies(world, cup);
    if (!live) return cupNow(world, cup);
    const { match } = live;
    const addresses = match.state.players.map(({ address }) => address);
    const other = addresses.find((address) => address !== wallet)!;
    if (addresses.includes(wallet)) done(world, concede(match, other, match.state.startedAt + 1));
    else letItRun(world, match);
  }
}

/** Both bring what they announced, and the clock picks. */
export function playTie(world: World, match: MatchFacts) {
  const ids = match.state.players.map(({ announced }) => [announced[0]!.id]);
  bring(world, match, [ids[0]!, ids[1]!]);
  return letItRun(world, match);
}
