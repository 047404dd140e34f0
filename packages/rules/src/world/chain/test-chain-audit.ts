import { tokenOf } from '../../economy/chain.ts';
import { balanceOf, type World } from '../test-facts.ts';
import { CHAIN, withdrawalReference } from './facts.ts';

/** What the chain and vouchers hold of a world's cards. */
export function holdForChain(
  world: World,
  hold: (wallet: string, cardId: number, reference: string) => void,
): void {
  for (const withdrawal of world.withdrawals.values()) {
    const { state, wallet, cardId } = withdrawal;
    if (state === 'signed' && cardId !== null)
      hold(wallet, cardId, withdrawalReference(withdrawal));
  }
  for (const { id, owner } of world.cards.values()) {
    if (isOutside(world, id)) hold(owner ?? '', id, `chain:${tokenOf(id)}`);
  }
}

/** By what its history says, not by what it says itself. */
function isOutside({ cardEvents }: World, id: number): boolean {
  const last = cardEvents.findLast(
    ({ cardId, kind }) => cardId === id && (kind === 'withdrawn' || kind === 'deposited'),
  );
  return last?.kind === 'withdrawn';
}

/** Vouchers hold what they promise, and outside is what went there and has not come back. */
export function chainFaults(world: World): string[] {
  const faults: string[] = [];
  for (const withdrawal of world.withdrawals.values()) {
    const vault = withdrawalReference(withdrawal);
    const promised = withdrawal.state === 'signed' ? (withdrawal.hoof ?? 0) : 0;
    if (balanceOf(world, vault) !== promised) faults.push(`${vault} does not hold ${promised}`);
  }
  const sum = (side: 'from' | 'to') =>
    world.transfers.reduce((all, each) => all + (each[side] === CHAIN ? each.amount : 0), 0);
  if (balanceOf(world, CHAIN) !== sum('to') - sum('from')) faults.push('outside is not what left');
  for (const { id, asked, busyWith } of world.cards.values()) {
    if (asked !== undefined && busyWith && /^(withdrawal|chain):/.test(busyWith)) {
      faults.push(`card ${id} is outside and for sale`);
    }
  }
  return faults;
}
