import { AppError } from '../../errors.ts';

/** A challenge or request that cannot be taken or cancelled any more, each for its own reason. */
export function refuseClosed(
  what: 'challenge' | 'battle request',
  status: 'open' | 'accepted' | 'cancelled' | 'expired',
  runOut: boolean,
): void {
  if (status === 'accepted') {
    throw new AppError('ALREADY_TAKEN', `Somebody was faster: this ${what} is taken.`);
  }
  if (status === 'cancelled') {
    throw new AppError('ALREADY_CANCELLED', `This ${what} was cancelled by its owner.`);
  }
  if (status === 'expired' || runOut) {
    throw new AppError('ALREADY_EXPIRED', `This ${what} has expired.`);
  }
}
