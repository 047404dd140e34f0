import { type MintedCard, mintedCard } from '@goats/collection';

/** `cardByNumber('17')`; not `'017'`, which would be the same picture drawn and kept once more. */
export function cardByNumber(text: string): MintedCard | undefined {
  return /^[1-9]\d{0,4}$/.test(text) ? mintedCard(Number(text)) : undefined;
}
