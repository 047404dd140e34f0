import { m } from '@goats/words';
import { ATTRIBUTES, type Attribute, type Attributes, isAttribute } from '../attributes.ts';
import type { Terms } from '../economy/payouts.ts';
import { isHex32 } from '../hash/hex32.ts';
import { isRarity } from '../rarity.ts';
import type { CardBond, MatchCard } from './cards.ts';
import type { MatchMode } from './commitment.ts';
import type { Strike } from './deciders.ts';
import { ProofFault } from './proof-fault.ts';
import { RULES_VERSIONS, type RulesVersion } from './rules-version.ts';
import type { Pair, Seat } from './seats.ts';

export interface ProofPlayer {
  readonly address: string;
  readonly house: boolean;
  readonly announced: readonly MatchCard[];
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly salt: string | null;
  /** What it could have brought when the match was made, as anybody could see; since rules 2. */
  readonly hand?: readonly MatchCard[];
  /** What was brought; null when it was never opened. */
  readonly cards: readonly MatchCard[] | null;
}

/** What happened, as opposed to what follows from it. */
export interface ProofFacts {
  readonly matchId: string;
  readonly mode: MatchMode;
  /** Absent: played by the older rules. */
  readonly rules?: RulesVersion;
  readonly terms: Terms;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly serverSeed: string;
  readonly players: Pair<ProofPlayer>;
  /** From round 2 on; round 1 belongs to chance. */
  readonly picks: readonly { readonly attribute: Attribute; readonly byClock: boolean }[];
  /** The decider that was crossed out; absent where none was. */
  readonly strike?: Strike;
  readonly conceded: Seat | null;
  /** We were away for too long, and nobody won; absent in every other match. */
  readonly outage?: true;
}

type Reader<T> = (value: unknown, field: string) => T;

function reader<T>(test: (value: unknown) => value is T, fault: string): Reader<T> {
  return (value, field) => {
    if (test(value)) return value;
    throw new ProofFault(field, fault);
  };
}

const text = reader((v): v is string => typeof v === 'string' && v !== '', m('is not a text'));
const flag = reader((v): v is boolean => typeof v === 'boolean', m('is not true or false'));
const whole = reader((v): v is number => Number.isSafeInteger(v), m('is not a whole number'));
const count = reader(
  (v): v is number => Number.isSafeInteger(v) && (v as number) > 0,
  m('is not a number of times'),
);
const hex32 = reader(isHex32, m('is not 32 bytes of lower-case hex'));
const attribute = reader(isAttribute, m('is not an attribute'));
const rarity = reader(isRarity, m('is not a rarity'));
const mode = reader((v): v is MatchMode => v === 'duel' || v === 'squad', m('is not a game mode'));
const rules = reader(
  (v): v is RulesVersion => RULES_VERSIONS.some((known) => known === v),
  m('is not a known version of the rules'),
);
const outage = reader((v): v is true => v === true, m('is not true'));
const seat = reader((v): v is Seat => v === 0 || v === 1, m('is not a seat'));
const record = reader(
  (v): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v),
  m('is not an object'),
);
const array = reader((v): v is unknown[] => Array.isArray(v), m('is not a list'));

function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, field) => (value === null ? null : read(value, field));
}

function optional<K extends string, T>(
  key: K,
  value: unknown,
  read: Reader<T>,
  field: string = key,
): { readonly [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: read(value, field) } as { readonly [P in K]: T });
}

function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value, field) => array(value, field).map((item, i) => read(item, `${field}[${i}]`));
}

const bond = reader(
  (value): value is CardBond => value === 'lent' || value === 'bound',
  m("is not 'lent' or 'bound'"),
);

const readCard: Reader<MatchCard> = (value, field) => {
  const card = record(value, field);
  const numbers = record(card.attributes, `${field}.attributes`);
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((name) => [name, whole(numbers[name], `${field}.attributes.${name}`)]),
  ) as unknown as Attributes;
  return {
    id: whole(card.id, `${field}.id`),
    rarity: rarity(card.rarity, `${field}.rarity`),
    attributes,
    ...(card.grown === undefined ? {} : { grown: count(card.grown, `${field}.grown`) }),
    ...(card.bond === undefined ? {} : { bond: bond(card.bond, `${field}.bond`) }),
  };
};

const readStrike: Reader<Strike> = (value, field) => {
  const strike = record(value, field);
  return {
    attribute: attribute(strike.attribute, `${field}.attribute`),
    byClock: flag(strike.byClock, `${field}.byClock`),
  };
};

const readPlayer: Reader<ProofPlayer> = (value, field) => {
  const player = record(value, field);
  return {
    address: text(player.address, `${field}.address`),
    house: flag(player.house, `${field}.house`),
    announced: listOf(readCard)(player.announced, `${field}.announced`),
    commitment: orNull(hex32)(player.commitment, `${field}.commitment`),
    seed: orNull(hex32)(player.seed, `${field}.seed`),
    salt: orNull(hex32)(player.salt, `${field}.salt`),
    ...optional('hand', player.hand, listOf(readCard), `${field}.hand`),
    cards: orNull(listOf(readCard))(player.cards, `${field}.cards`),
  };
};

const readTerms: Reader<Terms> = (value, field) => {
  const terms = record(value, field);
  if (terms.kind === 'practice' || terms.kind === 'friendly') return { kind: terms.kind };
  if (terms.kind === 'cup') return { kind: 'cup', final: flag(terms.final, `${field}.final`) };
  if (terms.kind !== 'challenge' && terms.kind !== 'request') {
    throw new ProofFault(`${field}.kind`, m('is not a kind of match'));
  }
  return {
    kind: terms.kind,
    stake: whole(terms.stake, `${field}.stake`),
    bonusGranted: flag(terms.bonusGranted, `${field}.bonusGranted`),
  };
};

/** The facts in a proof of unknown origin; throws a `ProofFault` that names the first bad field. */
export function readFacts(proof: Record<string, unknown>): ProofFacts {
  const players = array(proof.players, 'players');
  if (players.length !== 2) throw new ProofFault('players', m('must be two'));
  return {
    matchId: text(proof.matchId, 'matchId'),
    mode: mode(proof.mode, 'mode'),
    ...optional('rules', proof.rules, rules),
    terms: readTerms(proof.terms, 'terms'),
    startedAt: whole(proof.startedAt, 'startedAt'),
    finishedAt: whole(proof.finishedAt, 'finishedAt'),
    serverSeed: hex32(proof.serverSeed, 'serverSeed'),
    players: [readPlayer(players[0], 'players[0]'), readPlayer(players[1], 'players[1]')],
    picks: listOf((value, field) => {
      const pick = record(value, field);
      return {
        attribute: attribute(pick.attribute, `${field}.attribute`),
        byClock: flag(pick.byClock, `${field}.byClock`),
      };
    })(proof.picks, 'picks'),
    ...optional('strike', proof.strike, readStrike),
    conceded: orNull(seat)(proof.conceded, 'conceded'),
    ...optional('outage', proof.outage, outage),
  };
}
