import type { LockedSecret } from '@goats/contract';
import {
  commitmentOf,
  findCommittedCards,
  isHex32,
  secretFromSignature,
  secretMessage,
} from '@goats/rules';
import { api } from '@goats/ui/api/client.ts';
import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { t } from '@goats/words';
import type { Match, MatchSecret } from './match-types.ts';
import { isChangeable, isOfKey, rememberChangeable } from './wallet-signatures.ts';

/** Signs as the player of the match; undefined while that wallet is not here. */
type Sign = ((text: string) => Promise<string>) | undefined;

type Sealed = Pick<Match, 'id' | 'kind' | 'serverSeedHash'>;

/** Nothing is sealed or opened without the wallet whose match it is. */
export class WalletNeeded extends Error {
  override readonly name = 'WalletNeeded';
}

/** Another device sealed this match with something that no signature brings back. */
export class SealedElsewhere extends Error {
  override readonly name = 'SealedElsewhere';
  constructor() {
    super(
      t(
        'You chose your card on another device, and your wallet never signs the same way twice: only that device can open it. Finish the match there.',
      ),
    );
  }
}

/** As above, but that device left it with the server, locked with a password or a passkey. */
export class Locked extends Error {
  override readonly name = 'Locked';
  readonly locked: LockedSecret;
  constructor(locked: LockedSecret) {
    super(t('You chose your card on another device, and locked it for this one.'));
    this.locked = locked;
  }
}

const key = (matchId: string, address: string) => `goats-match-${matchId}-${address}`;

/** `readSecret('12', '0x…')`; undefined when this browser has none. */
export function readSecret(matchId: string, address: string): MatchSecret | undefined {
  try {
    const kept: unknown = JSON.parse(localMemory.getItem(key(matchId, address)) ?? 'null');
    const { seed, salt, cardIds, signed, onlyHere, left } = (kept ?? {}) as Record<string, unknown>;
    if (!isHex32(seed) || !isHex32(salt)) return undefined;
    return {
      seed,
      salt,
      ...(Array.isArray(cardIds) && { cardIds: cardIds.map(Number) }),
      ...(signed === true && { signed }),
      ...(onlyHere === true && { onlyHere }),
      ...(left === true && { left }),
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
 * What a choice is sealed with: one signature of the wallet, so that its other devices can open it
 * too. Chance is for practice without a wallet, where nothing is at stake, and for wallets whose
 * signatures differ; it is kept before anything is sent, and kept once, whichever tab was first.
 */
export async function secretToSeal(
  match: Sealed,
  address: string,
  sign: Sign,
): Promise<MatchSecret> {
  const kept = readSecret(match.id, address);
  if (kept?.signed || kept?.onlyHere) return kept;
  if (!sign) {
    if (match.kind !== 'practice') throw new WalletNeeded();
    return kept ?? madeHere(match.id, address, {});
  }
  const signed = await signedSecret(match, address, sign);
  if (signed) return signed;
  const meanwhile = readSecret(match.id, address);
  return meanwhile?.onlyHere ? meanwhile : madeHere(match.id, address, { onlyHere: true });
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
  const found = secret && withCards(match, address, secret, commitment);
  if (found) return found;
  // Signed now and not as it was then: this wallet is not asked for a secret again.
  rememberChangeable(address);
  const { findLocked } = await import('./other-devices/other-devices.ts');
  const elsewhere = await findLocked(match.id, address);
  if (!elsewhere) throw new SealedElsewhere();
  const unlocked = elsewhere.secret && withCards(match, address, elsewhere.secret, commitment);
  if (unlocked) return unlocked;
  throw new Locked(elsewhere.locked);
}

/** Made of the wallet's signature; undefined when another signature would make another secret. */
async function signedSecret(
  match: Sealed,
  address: string,
  sign: NonNullable<Sign>,
): Promise<MatchSecret | undefined> {
  if (isChangeable(address)) return undefined;
  const text = await textFor(match, address);
  const signature = await sign(text);
  if (!(await isOfKey(address, text, signature))) {
    rememberChangeable(address);
    return undefined;
  }
  const secret = { ...secretFromSignature(signature), signed: true };
  keepSecret(match.id, address, secret);
  return secret;
}

function madeHere(
  matchId: string,
  address: string,
  about: Pick<MatchSecret, 'onlyHere'>,
): MatchSecret {
  const secret = { seed: randomHex32(), salt: randomHex32(), ...about };
  keepSecret(matchId, address, secret);
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
