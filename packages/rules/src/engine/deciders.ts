import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import type { MatchCard } from './cards.ts';
import type { MatchMode } from './commitment.ts';
import type { Fate } from './fate.ts';
import { pointsOf, type Round } from './round.ts';
import type { RulesVersion } from './rules-version.ts';

/** How many attributes are turned up for the last round. */
const TURNED_UP = 3;
/** The round that the deciders are for, and the one with which one of them goes. */
export const LAST_ROUND = { duel: 3, squad: 5 } as const satisfies Record<MatchMode, number>;
export const STRIKE_ROUND = { duel: 2, squad: 5 } as const satisfies Record<MatchMode, number>;
/** A squad's deciders are turned up when the first four rounds leave it at this. */
const SQUAD_LEVEL = { rounds: 4, points: 2 } as const;

/** The decider that was crossed out. */
export interface Strike {
  readonly attribute: Attribute;
  /** The 30 seconds ran out and the engine crossed out for that player. */
  readonly byClock: boolean;
}

export interface Decider {
  readonly attribute: Attribute;
  readonly state: 'open' | 'played' | 'struck';
}

/** All that the deciders follow from. */
export interface DeciderTable {
  readonly mode: MatchMode;
  readonly rules?: RulesVersion | undefined;
  readonly fate: Pick<Fate, 'order'>;
  readonly rounds: readonly Round[];
  readonly strike: Strike | null;
}

function without(order: readonly Attribute[], rounds: readonly Round[]): readonly Attribute[] {
  return order.filter((attribute) => rounds.every((round) => round.attribute !== attribute));
}

/** Rounds that were over when the deciders were turned up; null while there are none. */
function turnedUpAfter({ mode, rules, rounds }: DeciderTable): readonly Round[] | null {
  if (rules === undefined) return null;
  const before = rounds.slice(0, mode === 'duel' ? 1 : SQUAD_LEVEL.rounds);
  if (mode === 'duel') return before.length === 1 ? before : null;
  const points = pointsOf(before);
  return points.every((won) => won === SQUAD_LEVEL.points) ? before : null;
}

/**
 * The attributes the last round can be played in: in a duel places 2, 3 and 4 of the match's order
 * from round 1 on, in a squad the next three free ones at 2:2. Empty where there are none.
 */
export function decidersOf(table: DeciderTable): readonly Decider[] {
  const before = turnedUpAfter(table);
  if (before === null) return [];
  const since = table.rounds.slice(before.length);
  return without(table.fate.order, before)
    .slice(0, TURNED_UP)
    .map((attribute) => {
      if (since.some((round) => round.attribute === attribute))
        return { attribute, state: 'played' };
      return { attribute, state: table.strike?.attribute === attribute ? 'struck' : 'open' };
    });
}

/** `openDeciders(table) // ['pace', 'vision']` */
export function openDeciders(table: DeciderTable): Attribute[] {
  return decidersOf(table)
    .filter(({ state }) => state === 'open')
    .map(({ attribute }) => attribute);
}

/** A squad at 2:2 crosses one decider out before anybody picks; every other step is a pick. */
export function nextStep(table: DeciderTable): 'pick' | 'strike' {
  const waits = table.mode === 'squad' && table.rounds.length === SQUAD_LEVEL.rounds;
  return waits && openDeciders(table).length === TURNED_UP ? 'strike' : 'pick';
}

/** What may be picked now: an open decider in the last round, else whatever was not played. */
export function pickable(table: DeciderTable): readonly Attribute[] {
  const last = table.rounds.length + 1 === LAST_ROUND[table.mode];
  const open = last ? openDeciders(table) : [];
  const free = without(ATTRIBUTES, table.rounds);
  return open.length === 0 ? free : free.filter((attribute) => open.includes(attribute));
}

/**
 * The deciders of which one must be crossed out together with a pick of this attribute; empty when
 * none goes with it. Round 2 of a duel: a decider that is played goes by that.
 */
export function strikesWith(table: DeciderTable, attribute: Attribute): readonly Attribute[] {
  return strikesAmong(table, openDeciders(table), attribute);
}

/** The same for whoever sees the open deciders and not the whole table. */
export function strikesAmong(
  { mode, rounds }: { readonly mode: MatchMode; readonly rounds: readonly unknown[] },
  open: readonly Attribute[],
  attribute: Attribute,
): readonly Attribute[] {
  const withPick = mode === 'duel' && rounds.length + 1 === STRIKE_ROUND.duel;
  return withPick && !open.includes(attribute) ? open : [];
}

/** What the clock crosses out: the card's lowest, the earlier turned up when equal. */
export function lowestOf(card: MatchCard, among: readonly Attribute[]): Attribute {
  return among.reduce((low, each) => (card.attributes[each] < card.attributes[low] ? each : low));
}
