import { sha256Hex } from '@goats/rules';
import { canonicalJson } from './canonical-json.ts';
import { type Erc721Metadata, erc721Metadata, type MetadataCard } from './erc721.ts';

/**
 * How the collection is sealed. All hashes are SHA-256 in lower-case hex, over UTF-8 text:
 *
 *   leaf  = sha256("leaf|" + canonical JSON of the card's metadata, image as a path)
 *   node  = sha256("node|" + left + right)
 *   root  = leaves in card order joined in pairs, level by level; a last one without a partner
 *           moves up as it is
 *
 * The two prefixes keep a node from passing for a leaf. Anybody can check one card against the
 * published root with some fifteen hashes, without the other 19,999.
 */
export function leafHash(metadata: Erc721Metadata, sha256: Sha256 = sha256Hex): string {
  return sha256(`leaf|${canonicalJson(metadata)}`);
}

/** A faster one of the platform may be handed in wherever this stands. */
export type Sha256 = (text: string) => string;

/** `cardHash(card)`: the leaf of one card. */
export function cardHash(card: MetadataCard, sha256: Sha256 = sha256Hex): string {
  return leafHash(erc721Metadata(card), sha256);
}

function nodeText(left: string, right: string): string {
  return `node|${left}${right}`;
}

function join(left: string, right: string): string {
  return sha256Hex(nodeText(left, right));
}

export interface Provenance {
  readonly count: number;
  readonly root: string;
}

/** The root of nothing. */
const EMPTY_ROOT = '';

/** `provenanceOf(mintedCards()).root`; one pass, and memory for one hash per level of the tree. */
export function provenanceOf(cards: Iterable<MetadataCard>): Provenance {
  return sealHashes(hashesOf(cards));
}

function* hashesOf(cards: Iterable<MetadataCard>): Generator<string, void, undefined> {
  for (const card of cards) yield cardHash(card);
}

/** `sealHashes(hashes).root`: the same for cards that were hashed already. */
export function sealHashes(hashes: Iterable<string>, sha256: Sha256 = sha256Hex): Provenance {
  const seal = createSeal(sha256);
  for (const hash of hashes) seal.add(hash);
  return seal.close();
}

export interface Seal {
  add(leaf: string): void;
  close(): Provenance;
}

/**
 * `const seal = createSeal(); seal.add(leaf); seal.close().root`: leaf by leaf, for whoever makes
 * so many cards that it has to pause in between.
 */
export function createSeal(sha256: Sha256 = sha256Hex): Seal {
  const join = (left: string, right: string) => sha256(nodeText(left, right));
  const waiting: (string | undefined)[] = [];
  let count = 0;
  return {
    add(leaf) {
      let hash = leaf;
      let level = 0;
      while (waiting[level] !== undefined) {
        hash = join(waiting[level] ?? '', hash);
        waiting[level] = undefined;
        level += 1;
      }
      waiting[level] = hash;
      count += 1;
    },
    close() {
      let root: string | undefined;
      for (const hash of waiting) {
        if (hash === undefined) continue;
        root = root === undefined ? hash : join(hash, root);
      }
      return { count, root: root ?? EMPTY_ROOT };
    },
  };
}

export interface ProofStep {
  readonly side: 'left' | 'right';
  readonly hash: string;
}

/** `merkleProof(hashes, 16)`: what to join card 17's hash with, bottom up, to arrive at the root. */
export function merkleProof(leaves: readonly string[], index: number): readonly ProofStep[] {
  if (leaves[index] === undefined) throw new RangeError(`No leaf ${index}`);
  const steps: ProofStep[] = [];
  let level = leaves;
  let position = index;
  while (level.length > 1) {
    const partner = level[position ^ 1];
    if (partner !== undefined) {
      steps.push({ side: position % 2 === 0 ? 'right' : 'left', hash: partner });
    }
    const next: string[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const left = level[at] ?? '';
      const right = level[at + 1];
      next.push(right === undefined ? left : join(left, right));
    }
    level = next;
    position = Math.floor(position / 2);
  }
  return steps;
}

/** `verifyMerkleProof(cardHash(card), proof, COLLECTION_PROVENANCE) // true` */
export function verifyMerkleProof(
  leaf: string,
  proof: readonly ProofStep[],
  root: string,
): boolean {
  let hash = leaf;
  for (const step of proof) {
    hash = step.side === 'left' ? join(step.hash, hash) : join(hash, step.hash);
  }
  return hash === root;
}
