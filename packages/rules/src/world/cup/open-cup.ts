import { CLUB_PLACES, CUP_SIZES } from '../../economy/cups.ts';
import { isHex32 } from '../../hash/hex32.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import type { Operator } from '../wallet/index.ts';
import type { NewCup } from './effects.ts';

/** The schedule or an operator opens a cup. */
export interface OpenCupCommand extends Omit<NewCup, 'id'> {
  readonly type: 'open-cup';
  readonly operator: Operator | null;
  readonly at: number;
}

export function* decideOpenCup(command: OpenCupCommand): Deciding<NewCup> {
  const { type: _type, operator, at, ...wanted } = command;
  const refused = whyNotOpen(command);
  if (refused) return refused;
  const { kind: ofKind, slot } = wanted;
  const { id, taken } = yield* ask({
    id: { ask: 'new-id', of: 'cup' },
    taken: slot === null ? [] : [{ ask: 'cup-slot', kind: ofKind, slot } as const],
  });
  if (taken[0]) return refusePlainly('CONFLICT', 'The schedule has opened this cup.');
  const cup: NewCup = { ...wanted, id };
  const { kind, rarity, size, fee, startsAt } = cup;
  const acted: Effect[] =
    operator === null
      ? []
      : [
          {
            ...{ type: 'operator-acted', ...operator, action: 'cup.open' },
            details: { cup: id, kind, rarity, size, fee, startsAt },
          },
        ];
  return {
    ok: true,
    answer: cup,
    effects: [{ type: 'cup-opened', cup }, ...acted, { type: 'notice', topic: 'cups' }],
  };
}

function whyNotOpen(command: OpenCupCommand) {
  const { kind, size, fee, opensAt, startsAt, clubs, seed, secret, at } = command;
  if (!(startsAt > at)) return malformed('startsAt', 'must lie ahead');
  if (!(opensAt < startsAt)) return malformed('opensAt', 'must be before it starts');
  const sizes: readonly number[] = kind === 'clubs' ? [2 * CLUB_PLACES] : CUP_SIZES;
  if (!sizes.includes(size)) return malformed('size', `must be one of ${sizes.join(', ')}`);
  if (!Number.isSafeInteger(fee) || fee < 0) return malformed('fee', 'must be an amount of HOOF');
  if ((kind === 'clubs') !== (clubs !== null) || !isHex32(seed) || !isHex32(secret)) {
    return refusePlainly('INTERNAL', 'A cup needs its seeds, and two clubs or none.');
  }
  return null;
}

function malformed(field: string, problem: string) {
  return refusePlainly('INVALID_INPUT', `${field} ${problem}`, { field, problem });
}
