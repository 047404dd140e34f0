import { parseSiweMessage } from 'viem/siwe';
import { type AppError, refuse } from '../../errors.ts';

/** How far a wallet's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 5 * 60_000;

export interface SignInMessage {
  /** In lower case. */
  readonly address: string;
  readonly nonce: string;
  readonly chainId: number;
}

/**
 * Reads an EIP-4361 message and checks everything that needs no database and no cryptography.
 *
 * `checkSignInMessage(text, { site: new URL('https://goats.example'), chainIds: [1], now })`
 */
export function checkSignInMessage(
  text: string,
  expected: {
    readonly site: URL;
    readonly chainIds: readonly number[];
    readonly now: number;
  },
): SignInMessage {
  const fields = parseSiweMessage(text);
  const { address, nonce, domain, chainId, uri, issuedAt, version } = fields;
  const complete = address && nonce && domain && chainId && uri && issuedAt && version === '1';
  if (!complete || saysAThingTwice(text)) throw malformed();

  const { site, chainIds, now } = expected;
  if (!isSameHost(domain, site) || !isOnSite(uri, site)) {
    throw refuse('other-domain', { domain: domain.slice(0, 100), host: site.host });
  }
  if (!chainIds.includes(chainId)) {
    const chains = chainIds.join(', ');
    throw refuse('other-chain', { chainId, chains }, { details: { chainIds } });
  }
  const { expirationTime, notBefore } = fields;
  if ([issuedAt, expirationTime, notBefore].some((time) => Number.isNaN(time?.getTime() ?? 0))) {
    throw malformed();
  }
  if (expirationTime && now >= expirationTime.getTime()) {
    throw refuse('message-expired');
  }
  if (issuedAt.getTime() > now + CLOCK_SKEW_MS || (notBefore && now < notBefore.getTime())) {
    throw refuse('message-not-yet-valid');
  }
  return { address: address.toLowerCase(), nonce, chainId };
}

/** The parser takes the first of each; a text with two would show people one and mean the other. */
function saysAThingTwice(text: string): boolean {
  return ['URI: ', 'Version: ', 'Chain ID: ', 'Nonce: ', 'Issued At: ', 'Expiration Time: '].some(
    (label) => text.split(`\n${label}`).length > 2,
  );
}

/** `isSameHost('localhost:80', new URL('http://localhost'))`: a default port is no difference. */
function isSameHost(domain: string, site: URL): boolean {
  const address = `${site.protocol}//${domain}`;
  return URL.canParse(address) && new URL(address).host === site.host;
}

function isOnSite(uri: string, site: URL): boolean {
  return URL.canParse(uri) && new URL(uri).hostname === site.hostname;
}

function malformed(): AppError {
  return refuse('message-malformed');
}
