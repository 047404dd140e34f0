import { createSiweMessage } from 'viem/siwe';
import { getAddress } from 'viem/utils';

/** The EIP-4361 text. It says what it does not do, because that is what people worry about. */
export function signInMessage(parts: {
  address: string;
  chainId: number;
  nonce: string;
  page: { host: string; origin: string };
  now: number;
}): string {
  return createSiweMessage({
    address: getAddress(parts.address),
    chainId: parts.chainId,
    domain: parts.page.host,
    uri: parts.page.origin,
    nonce: parts.nonce,
    version: '1',
    issuedAt: new Date(parts.now),
    // English: it is signed, and a signature is of these very bytes.
    statement: 'Sign in to Legendary GOATs. This moves nothing, spends nothing and costs no gas.',
  });
}
