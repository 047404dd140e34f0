import { phrase } from '@goats/words';
import type { Rejection } from '../../engine/rejections.ts';
import { REFUSALS, type Reason } from '../../refusals/index.ts';
import type { RefusalValues, Telling } from '../../refusals/table.ts';
import type { Asking } from './ask.ts';
import type { Effect } from './registry.ts';

/** Why a command may not happen: a stable code and reason for programs, a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Which sentence it is, for pages that say it in another language; not of one for operators. */
  readonly reason?: Reason;
  readonly sentence: string;
  /** What the sentence says besides its words. */
  readonly values?: RefusalValues;
  readonly details?: Readonly<Record<string, unknown>>;
}

export type RefusalCode = (typeof REFUSALS)[Reason]['code'] | 'ALREADY_ON_AUCTION';

export type Verdict<A> =
  | { readonly ok: true; readonly effects: readonly Effect[]; readonly answer: A }
  | { readonly ok: false; readonly refusal: Refusal };

export type Deciding<A> = Asking<Verdict<A>>;

type Refused = { readonly ok: false; readonly refusal: Refusal };

type SayOf<R extends Reason> = (typeof REFUSALS)[R]['say'];

/** `return refuse('card-in-game', { name: card.name })`; what programs may want besides comes last. */
export function refuse<R extends Reason>(
  reason: R,
  ...[values, details]: Telling<SayOf<R>, Refusal['details']>
): Refused {
  const { code, say } = REFUSALS[reason];
  const said = values && Object.keys(values).length > 0 ? { values } : {};
  const sentence = phrase('en', say, values);
  return { ok: false, refusal: { code, reason, sentence, ...said, ...(details && { details }) } };
}

/** A field that cannot be what it is. The sentence begins with the field's name. */
export function refuseField<R extends Reason>(
  field: string,
  reason: R,
  ...[values]: Telling<SayOf<R>, never>
): Refused {
  const { refusal } = (refuse as (reason: Reason, values?: RefusalValues) => Refused)(
    reason,
    values,
  );
  const problem = refusal.sentence.slice(`${field} `.length);
  return { ok: false, refusal: { ...refusal, details: { field, problem } } };
}

/**
 * What no player reads: a duty that finds nothing to do, or an operator at the desk, which is English.
 * `return refusePlainly('CONFLICT', 'This week is not over.')`
 */
export function refusePlainly(
  code: RefusalCode,
  sentence: string,
  details?: Refusal['details'],
): Refused {
  return { ok: false, refusal: { code, sentence, ...(details && { details }) } };
}

/** `return rejected('pick/attribute-used')`: the engine's refusal as a verdict. */
export function rejected(rejection: Rejection) {
  return refuse(rejection, {}, { rejection });
}
