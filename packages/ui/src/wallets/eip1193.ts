import { t } from '@goats/words';

/** The browser wallet's own interface, as far as we use it. */
export interface Eip1193Provider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): unknown;
  removeListener?(event: string, listener: (payload: unknown) => void): unknown;
  /** Of a wallet elsewhere: ends what there is with it, also a pairing that nobody has answered. */
  hangUp?(): Promise<void>;
}

/** A wallet was asked and has not answered in time: it may have done it all the same. */
export class Unanswered extends Error {}

/** `firstAccount(['0x91fA…']) // '0x91fA…'`; null for an empty or a strange answer. */
export function firstAccount(accounts: unknown): string | null {
  const [first] = Array.isArray(accounts) ? accounts : [];
  return typeof first === 'string' && /^0x[0-9a-fA-F]{40}$/.test(first) ? first : null;
}

/** Rounded down: nobody should read more than is there. `ethOfWei('0x16345785d8a0000') // 0.1` */
export function ethOfWei(wei: unknown): number | null {
  if (typeof wei !== 'string' || !/^0x[0-9a-fA-F]+$/.test(wei)) return null;
  return Number(BigInt(wei) / 10n ** 14n) / 10_000;
}

const CHAIN_NAMES: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  137: 'Polygon',
  31337: t('Local chain'),
};

/** `chainNumber('0x89') // 137`; 1 when the wallet does not say. */
export function chainNumber(chainId: string | null): number {
  const number = Number(chainId ?? 1);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

/** `chainName('0x89') // 'Polygon'`, `chainName('0x38') // 'Chain 56'` */
export function chainName(chainId: string | null): string {
  const number = chainNumber(chainId);
  return CHAIN_NAMES[number] ?? t('Chain {number}', { number });
}

/** `hexText('goat') // '0x676f6174'`, the form in which every wallet takes a text to sign. */
export function hexText(text: string): `0x${string}` {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
