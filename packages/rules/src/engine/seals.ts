import { m } from '@goats/words';
import { sha256Hex } from '../hash/sha256.ts';
import { canonical } from './canonical.ts';
import type { ProofFacts } from './proof-facts.ts';
import { ProofFault } from './proof-fault.ts';

export interface Seals {
  readonly seals: Readonly<Record<string, string>>;
  readonly seal: string;
}

/** Every fact that nothing else in the proof would contradict if somebody edited it. */
function sealedParts(facts: ProofFacts): [string, unknown][] {
  const { players, picks, terms, ...plain } = facts;
  const parts: [string, unknown][] = Object.entries(plain);
  for (const [key, value] of Object.entries(terms)) parts.push([`terms.${key}`, value]);
  for (const [seat, { announced, hand = [], cards, ...rest }] of players.entries()) {
    const at = `players[${seat}]`;
    for (const [key, value] of Object.entries(rest)) parts.push([`${at}.${key}`, value]);
    for (const [i, card] of announced.entries()) parts.push([`${at}.announced[${i}]`, card]);
    for (const [i, card] of hand.entries()) parts.push([`${at}.hand[${i}]`, card]);
    if (cards === null) parts.push([`${at}.cards`, null]);
    else for (const [i, card] of cards.entries()) parts.push([`${at}.cards[${i}]`, card]);
  }
  for (const [i, pick] of picks.entries()) parts.push([`picks[${i}]`, pick]);
  return parts;
}

function sealOf(seals: Readonly<Record<string, unknown>>): string {
  return sha256Hex(`goat-seal-v1|${canonical(seals)}`);
}

/** `sealFacts(facts) // { seals: { matchId: '…' }, seal: '…' }` */
export function sealFacts(facts: ProofFacts): Seals {
  const seals = Object.fromEntries(
    sealedParts(facts).map(([path, value]) => [path, sha256Hex(`${path}|${canonical(value)}`)]),
  );
  return { seals, seal: sealOf(seals) };
}

/** Throws a `ProofFault` that tells an edited fact from an edited seal. */
export function checkSeals(facts: ProofFacts, given: unknown, givenSeal: unknown): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new ProofFault('seals', m('are not an object'));
  }
  const { seals, seal } = sealFacts(facts);
  const table = given as Readonly<Record<string, unknown>>;
  const odd = Object.keys(table).find((path) => typeof table[path] !== 'string');
  if (odd !== undefined) throw new ProofFault(`seals.${odd}`, m('does not belong to this proof'));
  const intact = sealOf(table) === givenSeal;
  for (const path of new Set([...Object.keys(seals), ...Object.keys(table)])) {
    if (seals[path] === table[path]) continue;
    if (intact) throw new ProofFault(path, m('was changed after the proof was sealed'));
    throw new ProofFault(`seals.${path}`, m('does not belong to this proof'));
  }
  if (seal !== givenSeal) throw new ProofFault('seal', m('does not belong to this proof'));
}
