import { sha256Hex } from '../hash/sha256.ts';

export type MatchMode = 'duel' | 'squad';

export interface CommitmentParts {
  readonly mode: MatchMode;
  readonly matchId: string;
  readonly address: string;
  /** One card in a duel; five in playing order in a squad. */
  readonly cardIds: readonly number[];
  readonly seed: string;
  readonly salt: string;
}

const PREFIXES = { duel: 'goat-duel-v1', squad: 'goat-squad-v1' } as const;

/**
 * Bound to the match and the player, so that a copied hash is worth nothing.
 * `commitmentOf({ mode: 'duel', matchId, address, cardIds: [7], seed, salt }) // 64 hex digits`
 */
export function commitmentOf(parts: CommitmentParts): string {
  const { mode, matchId, address, cardIds, seed, salt } = parts;
  return sha256Hex(
    [PREFIXES[mode], matchId, address.toLowerCase(), cardIds.join(','), seed, salt].join('|'),
  );
}

/** The one match that a secret is for. Numbers of matches repeat in every world; these do not. */
export interface SecretOf {
  /** Of the site, as its server says it: 'https://goats.example'. */
  readonly origin: string;
  readonly matchId: string;
  readonly serverSeedHash: string;
  readonly address: string;
}

/**
 * What the wallet signs once per match; the signature itself never leaves the browser. The site and
 * the hash of the server's seed are in it, so that no other site, and no other world on this one,
 * ever has a reason to ask for the same text. Version 1 named only the match and the player: a match
 * that was sealed with it is opened with what its browser kept, and nobody is asked to sign it again.
 */
export function secretMessage({ origin, matchId, serverSeedHash, address }: SecretOf): string {
  return [
    'Legendary GOATs match secret, version 2',
    'Sign this only on the site below. It moves nothing and costs nothing.',
    `Site: ${origin}`,
    `Match: ${matchId}`,
    `Server seed hash: ${serverSeedHash}`,
    `Player: ${address.toLowerCase()}`,
  ].join('\n');
}

/**
 * The same wallet on another device signs the same message and gets the same secret back.
 * `secretFromSignature('0x…') // { seed, salt }`
 */
export function secretFromSignature(signature: string): { seed: string; salt: string } {
  const text = signature.toLowerCase();
  return { seed: sha256Hex(`goat-seed-v1|${text}`), salt: sha256Hex(`goat-salt-v1|${text}`) };
}

function* lineups(ids: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (const id of ids) {
      const rest = ids.filter((other) => other !== id);
      for (const tail of lineups(rest, size - 1)) yield [id, ...tail];
    }
}

/**
 * After a cleared browser: which cards the commitment speaks of, found by trying the player's own.
 * A squad has 30,240 line-ups, well under a second.
 * `findCommittedCards(commitment, { mode, matchId, address, seed, salt }, ownCardIds) // [7]`
 */
export function findCommittedCards(
  commitment: string,
  parts: Omit<CommitmentParts, 'cardIds'>,
  candidates: readonly number[],
): number[] | null {
  for (const cardIds of lineups(candidates, parts.mode === 'duel' ? 1 : 5)) {
    if (commitmentOf({ ...parts, cardIds }) === commitment) return cardIds;
  }
  return null;
}
