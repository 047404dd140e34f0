import { ERROR_STATUS, type ErrorAnswer, type ErrorCode } from '@goats/contract';

/**
 * A refusal that a caller should see. The message is the sentence for a person; anything that only
 * an operator should read belongs in `cause`, which is logged and never sent.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    sentence: string,
    extras: { details?: unknown; cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(sentence, { cause: extras.cause });
    this.code = code;
    this.details = extras.details;
    this.headers = extras.headers ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toAnswer(): ErrorAnswer {
    const answer: ErrorAnswer = { error: this.message, code: this.code };
    return this.details === undefined ? answer : { ...answer, details: this.details };
  }
}

/** `notFound('This goat could not be found or has wandered off.')` */
export function notFound(sentence: string): AppError {
  return new AppError('NOT_FOUND', sentence);
}

/** `invalidInput('bidAmount', 'must be a number')` answers "bidAmount must be a number." */
export function invalidInput(field: string, problem: string): AppError {
  return new AppError('INVALID_INPUT', `${field} ${problem}.`, { details: { field, problem } });
}
