import { m } from '@goats/words';
import { isStaked } from '../economy/payouts.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { firstDifference } from './canonical.ts';
import { commitmentOf } from './commitment.ts';
import { MODES } from './modes.ts';
import { proofFromFacts } from './proof.ts';
import { type ProofFacts, readFacts } from './proof-facts.ts';
import { ProofFault } from './proof-fault.ts';
import { REJECTIONS } from './rejections.ts';
import type { RulesVersion } from './rules-version.ts';
import { checkSeals } from './seals.ts';
import { SEATS, type Seat } from './seats.ts';

export type Verification =
  | { readonly ok: true }
  | { readonly ok: false; readonly field: string; readonly reason: string };

function checkCommitment(facts: ProofFacts, seat: Seat): void {
  const { address, commitment, cards, seed, salt } = facts.players[seat];
  const at = `players[${seat}]`;
  if (commitment === null || cards === null) {
    if (seed !== null) throw new ProofFault(`${at}.seed`, m('belongs to no opened commitment'));
    if (salt !== null) throw new ProofFault(`${at}.salt`, m('belongs to no opened commitment'));
    return;
  }
  if (seed === null) throw new ProofFault(`${at}.seed`, m('is missing from the opening'));
  if (salt === null) throw new ProofFault(`${at}.salt`, m('is missing from the opening'));
  const cardIds = cards.map((card) => card.id);
  const { matchId, mode } = facts;
  if (commitmentOf({ mode, matchId, address, cardIds, seed, salt }) !== commitment) {
    throw new ProofFault(`${at}.commitment`, m('is not the hash of the cards, seed and salt'));
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
  if (difference !== null) throw new ProofFault(difference, m('is not the announced card'));
}

/** What a match of these rules cannot have begun with. */
function checkSetup({ rules, players, terms, startedAt, finishedAt }: ProofFacts): void {
  const [a, b] = players;
  if (a.address.toLowerCase() === b.address.toLowerCase()) {
    throw new ProofFault('players[1].address', m('is the same player'));
  }
  if (isStaked(terms) && terms.stake <= 0) {
    throw new ProofFault('terms.stake', m('is not an amount'));
  }
  if (finishedAt < startedAt) throw new ProofFault('finishedAt', m('is before the match began'));
  for (const seat of SEATS) {
    const { announced, cards, hand } = players[seat];
    const grown = [...announced, ...(cards ?? [])].some((card) => card.grown !== undefined);
    if (rules === undefined && (hand !== undefined || grown)) {
      throw new ProofFault(
        'rules',
        m('is missing: older matches knew no hands and counted no growth'),
      );
    }
  }
}

/** The card that was brought is one of the public hand, with the numbers it had there. */
function checkHand({ mode, players }: ProofFacts, seat: Seat): void {
  const { announced, cards, hand } = players[seat];
  if (mode !== 'duel' || hand === undefined) return;
  const at = `players[${seat}]`;
  const first = firstDifference(announced[0], hand[0], `${at}.hand[0]`);
  if (first !== null) throw new ProofFault(first, m('is not the announced card'));
  const stranger = hand.findIndex((card) => card.rarity !== announced[0]?.rarity);
  if (stranger >= 0) throw new ProofFault(`${at}.hand[${stranger}]`, m('is of another tier'));
  for (const card of cards ?? []) {
    const held = hand.find(({ id }) => id === card.id);
    if (held === undefined) throw new ProofFault(`${at}.cards[0]`, m('was not in the hand'));
    const difference = firstDifference(held, card, `${at}.cards[0]`);
    if (difference !== null) throw new ProofFault(difference, m('is not as it was in the hand'));
  }
}

/** What somebody knows of a match from elsewhere, and its proof must say too. */
export interface KnownMatch {
  readonly matchId?: string;
  readonly serverSeedHash?: string;
  /** Null for a match that is known to be of the older rules. */
  readonly rules?: RulesVersion | null;
}

function checkKnown(facts: ProofFacts, known: KnownMatch): void {
  if (known.matchId !== undefined && known.matchId !== facts.matchId) {
    throw new ProofFault('matchId', m('is of another match'));
  }
  if (known.rules !== undefined && known.rules !== (facts.rules ?? null)) {
    throw new ProofFault('rules', m('are not those the match was played by'));
  }
  const hash = known.serverSeedHash;
  if (hash !== undefined && hash !== sha256Hex(facts.serverSeed)) {
    throw new ProofFault('serverSeed', m('is not the one whose hash was published at kick-off'));
  }
}

function check(proof: unknown, known: KnownMatch): void {
  if (typeof proof !== 'object' || proof === null || Array.isArray(proof)) {
    throw new ProofFault('proof', m('is not an object'));
  }
  const given = proof as Record<string, unknown>;
  if (given.version !== 'goat-proof-v1') throw new ProofFault('version', m('is not known'));
  const facts = readFacts(given);
  checkSeals(facts, given.seals, given.seal);
  if (given.serverSeedHash !== sha256Hex(facts.serverSeed)) {
    throw new ProofFault('serverSeedHash', m('is not the hash of the server seed'));
  }
  checkKnown(facts, known);
  checkSetup(facts);
  for (const seat of SEATS) {
    checkCommitment(facts, seat);
    checkCards(facts, seat);
    checkHand(facts, seat);
  }
  const difference = firstDifference(proofFromFacts(facts), given);
  if (difference !== null) throw new ProofFault(difference, m('does not follow from the match'));
}

/**
 * Recomputes a match from its proof, which may come from anywhere. A proof that is true in itself
 * may still be of another match: whoever saw the match passes what was seen.
 *
 * `verifyProof(JSON.parse(file)) // { ok: false, field: 'rounds[1].winner', reason: '…' }`
 */
export function verifyProof(proof: unknown, known: KnownMatch = {}): Verification {
  try {
    check(proof, known);
    return { ok: true };
  } catch (fault) {
    if (fault instanceof ProofFault) return { ok: false, field: fault.field, reason: fault.reason };
    throw fault;
  }
}
