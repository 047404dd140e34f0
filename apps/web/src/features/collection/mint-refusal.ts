import { ApiError } from '@goats/contract';
import { formatHoof } from '@goats/rules';

/** Why a card was not minted, kindly; nobody who reads this has lost anything. */
export function mintRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return 'The server did not answer. Try again: you cannot pay twice for one card.';
  }
  switch (error.code) {
    case 'CARD_TAKEN':
      return 'Somebody got there first. Your HOOF never left your wallet.';
    case 'INSUFFICIENT_HOOF':
      return shortOf(error.details) ?? 'Your wallet does not hold enough HOOF for this one.';
    case 'TOO_MANY_REQUESTS':
      return 'That was a lot of minting. Give it a minute.';
    default:
      return error.sentence ?? 'The card could not be minted. Please try again.';
  }
}

function shortOf(details: unknown): string | undefined {
  const { required, available } = (details ?? {}) as { required?: number; available?: number };
  if (typeof required !== 'number' || typeof available !== 'number') return undefined;
  return `Insufficient HOOF balance. Required: ${formatHoof(required)}, Available: ${formatHoof(available)}`;
}

/** A refusal is the key's answer for ever; only what may have got lost is sent again under it. */
export function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status);
}
