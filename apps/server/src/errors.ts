import {
  CALL_REFUSALS,
  type CallReason,
  ERROR_STATUS,
  type ErrorAnswer,
  type ErrorCode,
} from '@goats/contract';
import type { RefusalValues, Telling } from '@goats/rules';
import { phrase } from '@goats/words';

interface Extras {
  readonly details?: unknown;
  readonly cause?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Saying extends Extras {
  readonly reason?: string | undefined;
  readonly values?: RefusalValues | undefined;
}

/**
 * A refusal that a caller should see. The message is the sentence for a person; anything that only
 * an operator should read belongs in `cause`, which is logged and never sent. Made as it stands here
 * it is English for everybody: what a player may read is refused by `refuse`.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly values: RefusalValues | undefined;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, sentence: string, extras: Saying = {}) {
    super(sentence, { cause: extras.cause });
    this.code = code;
    this.reason = extras.reason;
    this.values = extras.values;
    this.details = extras.details;
    this.headers = extras.headers ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toAnswer(): ErrorAnswer {
    const { reason, values, details } = this;
    return {
      ...{ error: this.message, code: this.code },
      ...(reason === undefined ? {} : { reason }),
      ...(values === undefined ? {} : { values: { ...values } }),
      ...(details === undefined ? {} : { details }),
    };
  }
}

type SayOf<R extends CallReason> = (typeof CALL_REFUSALS)[R]['say'];

/** `throw refuse('name-limit', { most: NAME_CHANGES_PER_DAY }, { details: { nextAt } })` */
export function refuse<R extends CallReason>(
  reason: R,
  ...[values, extras]: Telling<SayOf<R>, Extras>
): AppError {
  const { code, say } = CALL_REFUSALS[reason];
  const said = values && Object.keys(values).length > 0 ? values : undefined;
  return new AppError(code, phrase('en', say, said), { ...extras, reason, values: said });
}

/** For operators: `notFound('That wallet is not frozen.')` */
export function notFound(sentence: string): AppError {
  return new AppError('NOT_FOUND', sentence);
}

/** `invalidInput('bidAmount', 'must be a number')` answers "bidAmount must be a number." */
export function invalidInput(field: string, problem: string): AppError {
  return new AppError('INVALID_INPUT', `${field} ${problem}.`, { details: { field, problem } });
}
