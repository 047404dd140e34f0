import { auctionAt } from './auction/test-auctions.ts';
import type { HeldCard } from './card/facts.ts';
import type { CupState } from './cup/facts.ts';
import { TREASURY } from './hoof/effects.ts';
import { FREE_ONLY } from './hoof/test-ledger.ts';
import type { Effect } from './kernel/registry.ts';
import type { Told } from './kernel/told.ts';
import { isChecked } from './slices.ts';
import { balanceOf, copyOf, freeTreasury, type World } from './test-facts.ts';
import { answer, isWithinBounds, type Known, write } from './test-model.ts';

/** What a command makes happen, and everything that this was decided on. */
export interface Decided {
  readonly effects: readonly Effect[];
  readonly told: readonly Told[];
}

/**
 * All effects of one command or none, as the database commits them: answers what had changed since
 * the command was decided, or null when everything is written. What no commit would ever let pass
 * throws: then it is the decision that is wrong.
 */
export function commit(world: World, { effects, told }: Decided, at: number): string | null {
  const conflict = conflictOf(world, effects, told);
  if (conflict !== null) return conflict;
  const next = copyOf(world);
  for (const effect of effects) write(next, effect, at);
  Object.assign(world, next);
  return null;
}

function conflictOf(
  world: World,
  effects: readonly Effect[],
  told: readonly Told[],
): string | null {
  const changed = told.find((each) => !isStillTrue(world, each));
  if (changed) return changed.question.ask;
  for (const effect of effects) {
    if (!isWithinBounds(world, effect)) return effect.type;
  }
  return hasFunds(world, effects) ? null : 'funds';
}

function isStillTrue(world: World, { question, answer: before }: Told): boolean {
  if (!isChecked(question)) return true;
  // Another card may be drawn now; this one must be there still.
  if (question.ask === 'unowned-card') {
    const card = before as HeldCard | null;
    return (
      card === null ||
      (world.cards.get(card.id)?.version === card.version &&
        auctionAt(world, { cardId: card.id, at: 0 }) === null)
    );
  }
  const now = answer(world, question as Known);
  // Who enters an open cup keeps nobody else out of it.
  if (question.ask === 'cup-state' && (before as CupState | null)?.status === 'open') {
    return (now as CupState).status === 'open';
  }
  return JSON.stringify(now) === JSON.stringify(before);
}

/** Gifts and promises of the treasury come out of what it has not promised yet. */
function hasFunds(world: World, effects: readonly Effect[]): boolean {
  const needed = new Map<string, number>();
  const back = new Map<string, number>();
  const trading = new Set<string>();
  const spendable = (account: string) =>
    balanceOf(world, account) - (trading.has(account) ? (world.locked.get(account) ?? 0) : 0);
  let promised = 0;
  for (const effect of effects) {
    if (effect.type === 'match-started') promised += effect.bonusReserved;
    // Once, when the cup begins.
    if (effect.type === 'cup-moved' && effect.ended === null) promised += effect.pool;
    if (effect.type !== 'post') continue;
    const { from, amount, reason } = effect;
    if (FREE_ONLY.includes(reason)) trading.add(from);
    // What an exit takes may have come out of a voucher's vault in the same stroke.
    if (reason === 'refund') back.set(effect.to, (back.get(effect.to) ?? 0) + amount);
    const regained = reason === 'exit' ? (back.get(from) ?? 0) : 0;
    needed.set(from, (needed.get(from) ?? 0) + amount - regained);
    if (from === TREASURY && reason !== 'bonus') promised += amount;
  }
  const covered = [...needed].every(([account, amount]) => spendable(account) >= amount);
  return covered && (promised === 0 || freeTreasury(world) >= promised);
}
