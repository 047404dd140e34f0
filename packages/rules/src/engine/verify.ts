import { sha256Hex } from '../hash/sha256.ts';
import { firstDifference } from './canonical.ts';
import { commitmentOf } from './commitment.ts';
import { MODES } from './modes.ts';
import { proofFromFacts } from './proof.ts';
import { type ProofFacts, readFacts } from './proof-facts.ts';
import { ProofFault } from './proof-fault.ts';
import { REJECTIONS } from './rejections.ts';
import { checkSeals } from './seals.ts';
import { SEATS, type Seat } from './seats.ts';

export type Verification =
  | { readonly ok: true }
  | { readonly ok: false; readonly field: string; readonly reason: string };

function checkCommitment(facts: ProofFacts, seat: Seat): void {
  const { address, commitment, cards, seed, salt } = facts.players[seat];
  const at = `players[${seat}]`;
  if (commitment === null || cards === null) {
    if (seed !== null) throw new ProofFault(`${at}.seed`, 'belongs to no opened commitment');
    if (salt !== null) throw new ProofFault(`${at}.salt`, 'belongs to no opened commitment');
    return;
  }
  if (seed === null) throw new ProofFault(`${at}.seed`, 'is missing from the opening');
  if (salt === null) throw new ProofFault(`${at}.salt`, 'is missing from the opening');
  const cardIds = cards.map((card) => card.id);
  const { matchId, mode } = facts;
  if (commitmentOf({ mode, matchId, address, cardIds, seed, salt }) !== commitment) {
    throw new ProofFault(`${at}.commitment`, 'is not the hash of the cards, seed and salt');
  }
}

function checkCards(facts: ProofFacts, seat: Seat): void {
  const { announced, commitment, cards } = facts.players[seat];
  const rules = MODES[facts.mode];
  const at = `players[${seat}]`;
  if (announced.length !== rules.deckSize) {
    throw new ProofFault(`${at}.announced`, REJECTIONS['setup/deck-size']);
  }
  if (new Set(announced.map((card) => card.id)).size !== announced.length) {
    throw new ProofFault(`${at}.announced`, REJECTIONS['setup/duplicate-card']);
  }
  if (cards === null) return;
  const lineup =
    commitment === null ? announced.slice(0, rules.lineupSize) : rules.readLineup(announced, cards);
  if (typeof lineup === 'string') throw new ProofFault(`${at}.cards`, REJECTIONS[lineup]);
  const difference = firstDifference(lineup, cards, `${at}.cards`);
  if (difference !== null) throw new ProofFault(difference, 'is not the announced card');
}

function check(proof: unknown): void {
  if (typeof proof !== 'object' || proof === null || Array.isArray(proof)) {
    throw new ProofFault('proof', 'is not an object');
  }
  const given = proof as Record<string, unknown>;
  if (given.version !== 'goat-proof-v1') throw new ProofFault('version', 'is not known');
  const facts = readFacts(given);
  checkSeals(facts, given.seals, given.seal);
  if (given.serverSeedHash !== sha256Hex(facts.serverSeed)) {
    throw new ProofFault('serverSeedHash', 'is not the hash of the server seed');
  }
  for (const seat of SEATS) {
    checkCommitment(facts, seat);
    checkCards(facts, seat);
  }
  const difference = firstDifference(proofFromFacts(facts), given);
  if (difference !== null) throw new ProofFault(difference, 'does not follow from the match');
}

/**
 * Recomputes a match from its proof, which may come from anywhere.
 * `verifyProof(JSON.parse(file)) // { ok: false, field: 'rounds[1].winner', reason: '…' }`
 */
export function verifyProof(proof: unknown): Verification {
  try {
    check(proof);
    return { ok: true };
  } catch (fault) {
    if (fault instanceof ProofFault) return { ok: false, field: fault.field, reason: fault.reason };
    throw fault;
  }
}
