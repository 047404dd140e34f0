import { findCommittedCards, isHex32, secretFromSignature, secretMessage } from '@goats/rules';
import { api } from '../../api/client.ts';
import type { Match } from './match-types.ts';

/** What a player keeps to open the commitment with. It never leaves the browser before that. */
export interface MatchSecret {
  readonly seed: string;
  readonly salt: string;
  /** Chosen cards; unknown after a cleared browser until they are found again. */
  readonly cardIds?: readonly number[];
}

const key = (matchId: string, address: string) => `goats-match-${matchId}-${address}`;

/** `readSecret('12', '0x…')`; undefined when this browser has none. */
export function readSecret(matchId: string, address: string): MatchSecret | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(matchId, address)) ?? 'null');
    const { seed, salt, cardIds } = (kept ?? {}) as Record<string, unknown>;
    if (!isHex32(seed) || !isHex32(salt)) return undefined;
    return Array.isArray(cardIds) ? { seed, salt, cardIds: cardIds.map(Number) } : { seed, salt };
  } catch {
    // Storage can be full, closed to us or edited by hand; the signature brings the secret back.
    return undefined;
  }
}

export function keepSecret(matchId: string, address: string, secret: MatchSecret): void {
  try {
    localStorage.setItem(key(matchId, address), JSON.stringify(secret));
  } catch {
    // The same wallet can derive it again; only a practice match without one depends on this.
  }
}

export function forgetSecret(matchId: string, address: string): void {
  localStorage.removeItem(key(matchId, address));
}

/**
 * The secret of this match: what the browser kept, else one signature of the wallet, else chance.
 * Chance is only for practice without a wallet, where nothing is at stake.
 */
export async function secretFor(
  match: Pick<Match, 'id' | 'serverSeedHash'>,
  address: string,
  sign: ((text: string) => Promise<string>) | undefined,
): Promise<MatchSecret> {
  const kept = readSecret(match.id, address);
  if (kept) return kept;
  const secret = sign
    ? secretFromSignature(await sign(await textFor(match, address)))
    : { seed: randomHex32(), salt: randomHex32() };
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

/** After a cleared browser: which of one's own cards the commitment on the server speaks of. */
export function findCards(
  match: Match,
  address: string,
  secret: MatchSecret,
  commitment: string,
): readonly number[] | undefined {
  if (secret.cardIds) return secret.cardIds;
  const own = match.players.find((player) => player.address === address);
  const candidates = match.mode === 'squad' ? own?.deck : match.yourCards;
  const ids = (candidates ?? []).map((card) => card.id);
  const found = findCommittedCards(
    commitment,
    { mode: match.mode, matchId: match.id, address, seed: secret.seed, salt: secret.salt },
    ids,
  );
  return found ?? undefined;
}
