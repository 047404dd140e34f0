import { ApiError } from '@goats/contract';
import { formatHoof } from '@goats/rules';
import { failureOf } from '@goats/ui/api/command-failure.ts';
import { t } from '@goats/words';

/** Why a deal did not come about, kindly. */
export function refusal(error: unknown): string {
  const { code, details } = error instanceof ApiError ? error : { code: null, details: null };
  switch (code) {
    case 'CARD_TAKEN':
      return t('Somebody got there first. Your HOOF never left your wallet.');
    case 'INSUFFICIENT_HOOF':
      return shortOf(details) ?? t('Your wallet does not hold enough HOOF for this one.');
    case 'NOT_TRADABLE':
      return notTradable(details) ?? t('Gifted HOOF plays and mints, and cannot be traded.');
    default:
      return failureOf(error);
  }
}

function shortOf(details: unknown): string | undefined {
  const { required, available } = numbersOf(details);
  if (required === undefined || available === undefined) return undefined;
  return t('Insufficient HOOF balance. Required: {required}, Available: {available}', {
    required: formatHoof(required),
    available: formatHoof(available),
  });
}

function notTradable(details: unknown): string | undefined {
  const { required, tradable } = numbersOf(details);
  if (required === undefined || tradable === undefined) return undefined;
  return t(
    '{required} HOOF are needed and {tradable} of yours are tradable: gifted HOOF plays and mints, and what you win or sell for can be traded.',
    { required: formatHoof(required), tradable: formatHoof(tradable) },
  );
}

function numbersOf(details: unknown): Record<string, number | undefined> {
  const entries = Object.entries(details ?? {}).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(entries);
}
