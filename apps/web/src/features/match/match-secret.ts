import {
  commitmentOf,
  findCommittedCards,
  isHex32,
  secretFromSignature,
  secretMessage,
} from '@goats/rules';
import { api } from '../../api/client.ts';
import { localMemory } from '../../browser/safe-storage.ts';
import type { Match } from './match-types.ts';

/** What a player keeps to open the commitment with. It never leaves the browser before that. */
export interface MatchSecret {
  readonly seed: string;
  readonly salt: string;
  /** Chosen cards; unknown after a cleared browser until they are found again. */
  readonly cardIds?: readonly number[];
  /** Made of the wallet's signature, which makes it again on any device. */
  readonly signed?: boolean;
}

/** Signs as the player of the match; undefined while that wallet is not here. */
type Sign = ((text: string) => Promise<string>) | undefined;

type Sealed = Pick<Match, 'id' | 'kind' | 'serverSeedHash'>;

/** Nothing is sealed or opened without the wallet whose match it is. */
export class WalletNeeded extends Error {
  override readonly name = 'WalletNeeded';
}

const key = (matchId: string, address: string) => `goats-match-${matchId}-${address}`;

/** `readSecret('12', '0x…')`; undefined when this browser has none. */
export function readSecret(matchId: string, address: string): MatchSecret | undefined {
  try {
    const kept: unknown = JSON.parse(localMemory.getItem(key(matchId, address)) ?? 'null');
    const { seed, salt, cardIds, signed } = (kept ?? {}) as Record<string, unknown>;
    if (!isHex32(seed) || !isHex32(salt)) return undefined;
    return {
      seed,
      salt,
      ...(Array.isArray(cardIds) && { cardIds: cardIds.map(Number) }),
      ...(signed === true && { signed }),
    };
  } catch {
    // Edited by hand; the signature brings the secret back.
    return undefined;
  }
}

export function keepSecret(matchId: string, address: string, secret: MatchSecret): void {
  localMemory.setItem(key(matchId, address), JSON.stringify(secret));
}

export function forgetSecret(matchId: string, address: string): void {
  localMemory.removeItem(key(matchId, address));
}

/**
 * What a choice is sealed with: one signature of the wallet. Chance is only for practice without a
 * wallet, where nothing is at stake: no other device could ever open it.
 */
export async function secretToSeal(
  match: Sealed,
  address: string,
  sign: Sign,
): Promise<MatchSecret> {
  const kept = readSecret(match.id, address);
  if (kept?.signed) return kept;
  if (sign) return signedSecret(match, address, sign);
  if (match.kind !== 'practice') throw new WalletNeeded();
  const secret = kept ?? { seed: randomHex32(), salt: randomHex32() };
  keepSecret(match.id, address, secret);
  return secret;
}

/**
 * The secret behind the commitment on the server, with its cards. What this browser kept counts only
 * if it opens that very commitment: another device may have sealed, or an older page made it up.
 */
export async function secretToOpen(
  match: Match,
  address: string,
  commitment: string,
  sign: Sign,
): Promise<MatchSecret & { readonly cardIds: readonly number[] }> {
  const kept = readSecret(match.id, address);
  const opened = kept && withCards(match, address, kept, commitment);
  if (opened) return opened;
  if (!sign) throw new WalletNeeded();
  const secret = await signedSecret(match, address, sign);
  const found = withCards(match, address, secret, commitment);
  if (!found) throw new Error('This wallet made another commitment.');
  return found;
}

async function signedSecret(
  match: Sealed,
  address: string,
  sign: NonNullable<Sign>,
): Promise<MatchSecret> {
  const signature = await sign(await textFor(match, address));
  const secret = { ...secretFromSignature(signature), signed: true };
  keepSecret(match.id, address, secret);
  return secret;
}

/** The site's name comes from its server: another name of the same site must ask for the same text. */
async function textFor(
  { id: matchId, serverSeedHash }: Pick<Match, 'id' | 'serverSeedHash'>,
  address: string,
): Promise<string> {
  const { origin } = await api('GET /api/site', {});
  return secretMessage({ origin, matchId, serverSeedHash, address });
}

function randomHex32(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function withCards(match: Match, address: string, secret: MatchSecret, commitment: string) {
  const { seed, salt, cardIds } = secret;
  const parts = { mode: match.mode, matchId: match.id, address, seed, salt };
  if (cardIds && commitmentOf({ ...parts, cardIds }) === commitment) return { ...secret, cardIds };
  // After a cleared browser, or sealed elsewhere: which of one's own cards it speaks of.
  const own = match.players.find((player) => player.address === address);
  const candidates = match.mode === 'squad' ? own?.deck : match.yourCards;
  const ids = (candidates ?? []).map((card) => card.id);
  const found = findCommittedCards(commitment, parts, ids);
  return found ? { ...secret, cardIds: found } : undefined;
}
