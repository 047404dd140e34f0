import { deepFreeze } from '../../engine/deep-freeze.ts';
import type { HeldCard } from '../card/facts.ts';
import type { Effect, Question } from '../kernel/registry.ts';
import type { CupPlace } from './effects.ts';
import type { CupFacts, CupState } from './facts.ts';

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;
type Asked<A extends Question['ask']> = Extract<Question, { ask: A }>;

/** The part of the world that cups are about. */
export interface CupWorld {
  cups: Map<number, CupFacts>;
  /** By kind and slot. */
  cupSlots: Set<string>;
  /** What has become of whom, by cup and wallet. */
  cupPlaces: Map<string, CupPlace>;
  cards: Map<number, HeldCard>;
  houses: Set<string>;
  lastId: number;
}

export const noCups = (): Pick<CupWorld, 'cups' | 'cupSlots' | 'cupPlaces'> => ({
  ...{ cups: new Map(), cupSlots: new Set(), cupPlaces: new Map() },
});

export const placeKey = (cup: number, wallet: string) => `${cup} ${wallet}`;

/** What the treasury keeps back for cups that run. */
export function keptForCups({ cups }: CupWorld): number {
  return [...cups.values()].reduce(
    (sum, { status, pool }) => sum + (status === 'running' ? pool : 0),
    0,
  );
}

export function housePlayers({ houses }: CupWorld, { count, except }: Asked<'house-players'>) {
  return [...houses].filter((address) => !except.includes(address)).slice(0, count);
}

export function poolHand({ cards: all }: CupWorld, { rarity, goats, cards }: Asked<'pool-hand'>) {
  return [...all.values()]
    .filter(({ owner, goat, rarity: tier }) => {
      return owner === null && tier === rarity && (goats === null || goats.includes(goat));
    })
    .slice(0, cards);
}

export function cupState({ cups }: CupWorld, { id }: Asked<'cup-state'>): CupState | null {
  const cup = cups.get(id);
  if (!cup) return null;
  const { entries, ties: _, ...state } = cup;
  const people = (known: boolean) =>
    entries.filter((entry) => !entry.house && entry.known === known).length;
  return { ...state, entered: { known: people(true), others: people(false) } };
}

export const slotKey = ({ kind, slot }: { readonly kind: string; readonly slot: number | null }) =>
  `${kind} ${slot}`;

/** Kept as JSON, as the database keeps hands and ties. */
const stored = <T>(part: T): T => deepFreeze(JSON.parse(JSON.stringify(part)) as T);

function keep(world: CupWorld, cup: CupFacts): void {
  world.cups.set(cup.id, deepFreeze({ ...cup, version: cup.version + 1 }));
}

export function openCup(world: CupWorld, { cup }: Of<'cup-opened'>): void {
  const { slot, ...settled } = cup;
  if (slot !== null) world.cupSlots.add(slotKey(cup));
  keep(world, { ...settled, status: 'open', version: -1, pool: 0, entries: [], ties: [] });
  world.lastId = cup.id;
}

export function enterCup(world: CupWorld, { cupId, entry }: Of<'cup-entered'>): void {
  const cup = world.cups.get(cupId)!;
  // In the order of their numbers, which may be another one than they came in.
  const entries = [...cup.entries, stored(entry)].sort((a, b) => a.id - b.id);
  keep(world, { ...cup, entries });
  world.lastId = Math.max(world.lastId, entry.id);
}

export function leaveCup(world: CupWorld, { cupId, wallet }: Of<'cup-left'>): void {
  const cup = world.cups.get(cupId)!;
  keep(world, { ...cup, entries: cup.entries.filter((entry) => entry.wallet !== wallet) });
}

/** False where a constraint or a trigger would refuse it. */
export function moveCup(world: CupWorld, moved: Of<'cup-moved'>): boolean {
  const { id, becomes, pool, reason, filled, placed, ended, began } = moved;
  const cup = world.cups.get(id)!;
  const { status, ties } = cup;
  const running = status === 'running';
  const forward = running ? ['running', 'finished'] : ['running', 'cancelled'];
  const endedOnce =
    ended === null || ties.some((tie) => tie.matchId === ended.matchId && tie.winner === null);
  const known = [...cup.entries, ...filled.map(stored)].sort((a, b) => a.id - b.id);
  const legal =
    (status === 'open' || running) &&
    forward.includes(becomes) &&
    (!running || pool === cup.pool) &&
    (pool === 0 || becomes !== 'cancelled') &&
    (becomes === 'cancelled') === (reason !== null) &&
    endedOnce &&
    (ended === null || ended.players.includes(ended.winner)) &&
    began.every(
      ({ round, index, players, matchId, winner }) =>
        !ties.some((tie) => tie.round === round && tie.index === index) &&
        (matchId === null) === players.includes(null) &&
        (winner === null || players.includes(winner)),
    ) &&
    new Set(known.map(({ wallet }) => wallet)).size === known.length &&
    placed.every(({ wallet, state, place, prize }) => {
      const entry = known.find((each) => each.wallet === wallet);
      return (
        entry !== undefined && (state !== 'won' || place === 1) && (!entry.house || prize === 0)
      );
    });
  if (!legal) return false;
  for (const place of placed) world.cupPlaces.set(placeKey(id, place.wallet), place);
  keep(world, {
    ...{ ...cup, status: becomes, pool },
    entries: known.map((entry) => {
      const place = placed.find(({ wallet }) => wallet === entry.wallet);
      return place ? { ...entry, state: place.state } : entry;
    }),
    ties: [
      ...ties.map((tie) => (ended !== null && tie.matchId === ended.matchId ? stored(ended) : tie)),
      ...began.map(stored),
    ].sort((a, b) => a.round - b.round || a.index - b.index),
  });
  world.lastId = Math.max(world.lastId, ...filled.map((entry) => entry.id));
  return true;
}
