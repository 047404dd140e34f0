import { toHoof } from '@goats/rules';
import { AppError } from '../../errors.ts';

/** What PostgreSQL says when the ledger's or the cards' own rules refuse; see db/schema. */
interface DatabaseRefusal {
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
}

/**
 * The refusal a person should read, or undefined when the error is none of the ledger's.
 *
 * `throw ledgerRefusal(error) ?? error`
 */
export function ledgerRefusal(error: unknown): AppError | undefined {
  const { code, detail, constraint } = error as DatabaseRefusal;
  switch (code) {
    case 'HF001':
      return insufficientHoof(detail ?? '{}', error);
    case 'HF003':
      return new AppError('VAULT_CLOSED', 'That stake is not in the vault any more.', {
        cause: error,
      });
    case 'HF005':
      return new AppError('CARD_TAKEN', 'Somebody was faster: this card has an owner.', {
        cause: error,
      });
    case 'HF006':
      return new AppError('CARD_BUSY', 'This card is already in a game.', { cause: error });
    case '23505':
      if (constraint === 'transfers_once') {
        return new AppError('CONFLICT', 'That has been paid already.', { cause: error });
      }
      if (constraint === 'stakes_pkey') {
        return new AppError('ALREADY_STAKED', 'This wallet has staked here already.', {
          cause: error,
        });
      }
      return undefined;
    default:
      return undefined;
  }
}

function insufficientHoof(detail: string, cause: unknown): AppError {
  const {
    account,
    available = 0,
    required = 0,
  } = JSON.parse(detail) as Partial<{
    account: string;
    available: number;
    required: number;
  }>;
  if (account === 'treasury') {
    return new AppError('TREASURY_EMPTY', 'The treasury has not enough HOOF left for that.', {
      cause,
    });
  }
  const details = { required: toHoof(required), available: toHoof(available) };
  return new AppError(
    'INSUFFICIENT_HOOF',
    `Insufficient HOOF balance. Required: ${details.required}, Available: ${details.available}`,
    { details, cause },
  );
}
