import { t } from '@goats/words';
import { type Attribute, attributeLabel } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import { beliefOf, bringable, type Candidate } from './belief.ts';
import { type DuelChoice, seenOfThem } from './duel-odds.ts';
import { beats, type Numbers, numbersOf, placeOf } from './numbers.ts';
import { type CrowdLead, openDuel } from './open-duel.ts';
import { type DuelPosition, tieBreakerIn } from './position.ts';

/** What an explanation needs to know; a puzzle keeps the own hand to itself. */
export type Explained = Omit<DuelPosition, 'ownHand'>;

/** The name of a card that may lie across the table, where somebody knows it. */
export type NameOf = (id: number) => string | undefined;

/** Against how many of the cards that may lie there. */
interface Count {
  readonly won: number;
  readonly level: number;
  readonly of: number;
}

interface Table {
  readonly own: Numbers;
  readonly lead: number;
  readonly candidates: readonly Candidate[];
  readonly told: Explained;
  /** No card of the hand explains what was seen: the candidates stand for their tier. */
  readonly strangers: boolean;
}

function tableOf(position: Explained): Table {
  const candidates = beliefOf(position.theirHand, seenOfThem(position));
  return {
    own: numbersOf(position.card),
    lead: position.lead,
    told: position,
    candidates,
    strangers: candidates.every(({ card }) => !position.theirHand.includes(card)),
  };
}

function chances(
  { own, lead, candidates, told }: Table,
  attribute: Attribute,
  struck: Attribute | null = null,
): number[] {
  const tie = tieBreakerIn(told, attribute, struck);
  return candidates.map(({ numbers }) => beats(own, numbers, placeOf(attribute), lead, tie));
}

function countOf(each: readonly number[]): Count {
  return {
    won: each.filter((chance) => chance === 1).length,
    level: each.filter((chance) => chance > 0 && chance < 1).length,
    of: each.length,
  };
}

/** `inTen({ won: 15, level: 0, of: 24 }) // 6` */
function inTen({ won, level, of }: Count): number {
  return Math.round(((won + level / 2) / of) * 10);
}

/** Whose side the crowd is on, as the messages choose by it. */
function crowdSide(lead: number): 'with' | 'against' | 'none' {
  if (lead === 0) return 'none';
  return lead > 0 ? 'with' : 'against';
}

/** How a round on that attribute goes against everything that may lie there. */
function roundWords(
  table: Table,
  { card, theirHand }: Explained,
  attribute: Attribute,
  nameOf: NameOf,
): string {
  const each = chances(table, attribute);
  const count = countOf(each);
  const label = attributeLabel(attribute);
  const crowd = crowdSide(table.lead);
  if (table.strangers) {
    return t(
      '{crowd, select, with {With the crowd behind you, {label}} against {Against their crowd, {label}} other {{label}}} beats a card like theirs about {times} times in 10.',
      { crowd, label, times: inTen(count) },
    );
  }
  const [only, second] = table.candidates;
  if (only !== undefined && second === undefined) {
    const name = nameOf(only.card.id) ?? t('one card@@It can only be one card');
    const result = count.won === 1 ? 'won' : count.level === 1 ? 'level' : 'lost';
    const [mine, theirs] = [card.attributes[attribute], only.card.attributes[attribute]];
    return t(
      'It can only be {name}: {crowd, select, with {with the crowd behind you, } against {against their crowd, } other {}}your {mine} in {label} {result, select, won {beats} level {is level with} other {loses to}} its {theirs}.',
      { name, crowd, mine, label, result, theirs },
    );
  }
  const { won, level, of } = count;
  const announced = each[table.candidates.findIndex((other) => other.card === theirHand[0])];
  const among =
    announced === undefined || won === 0 || won === of ? 'untold' : announced === 1 ? 'in' : 'out';
  const none = of === 2 ? 'neither' : 'none';
  const all = of === 2 ? 'both' : 'all';
  const many = won === 0 ? none : won === of ? all : 'some';
  return t(
    '{crowd, select, with {With the crowd behind you, {label}} against {Against their crowd, {label}} other {{label}}} beats {many, select, neither {neither of the {of}} none {none of the {of}} both {both} all {all {of}} other {{won} of the {of}}} cards they may hold{among, select, in {, the announced one among them} out {, though not the announced one} other {}}{level, plural, =0 {} other { and is level with #}}.',
    { crowd, label, many, won, of, among, level },
  );
}

type Held = 'yours' | 'theirs' | 'sometimes' | 'level' | 'partly';

function heldOf({ won, level, of }: Count, strangers: boolean): Held {
  if (won === of) return 'yours';
  if (won === 0 && level === 0) return 'theirs';
  if (strangers) return 'sometimes';
  return won === 0 ? 'level' : 'partly';
}

/** What a round 2 that was won leaves for round 3, which the other side decides. */
function leftWords(table: Table, { deciders }: Explained, choice: Choice): string {
  const reached = chances(table, choice.attribute).map((chance) => chance > 0);
  const [one, two] = deciders.filter((each) => each !== (choice.strike ?? choice.attribute));
  if (one === undefined || two === undefined) return '';
  if (!reached.includes(true)) return t('That leaves no round 3 to think about.');
  const left = (attribute: Attribute) => {
    const each = chances(table, attribute, choice.strike).filter((_, i) => reached[i]);
    const count = countOf(each);
    const held = heldOf(count, table.strangers);
    const label = attributeLabel(attribute);
    return { held, label, words: deciderWords(label, held, count) };
  };
  const [first, second] = [left(one), left(two)];
  const struck = choice.strike === null ? null : attributeLabel(choice.strike);
  const { held } = first;
  if (held === second.held && (held === 'yours' || held === 'theirs')) {
    const both = { one: first.label, two: second.label, held };
    return struck === null
      ? t(
          'Being a decider it goes out with the round, and both deciders left, {one} and {two}, are {held, select, yours {yours} other {theirs}}.',
          both,
        )
      : t(
          'With {struck} crossed out both deciders left, {one} and {two}, are {held, select, yours {yours} other {theirs}}.',
          { struck, ...both },
        );
  }
  const link = held === 'yours' || held === 'theirs' || second.held === 'theirs' ? 'but' : 'and';
  const each = { first: first.words, second: second.words, link };
  return struck === null
    ? t(
        'Being a decider it goes out with the round, and {first}, {link, select, but {but} other {and}} {second}; they choose.',
        each,
      )
    : t(
        'With {struck} crossed out {first}, {link, select, but {but} other {and}} {second}; they choose.',
        { struck, ...each },
      );
}

/** `'Vision is yours against 1 of those 2'` */
function deciderWords(label: string, held: Held, count: Count): string {
  const { won, of } = count;
  return t(
    '{label} is {held, select, yours {yours} theirs {theirs} level {level at best} sometimes {yours about {times} times in 10} other {yours against {won} of those {of}}}@@part of a sentence: an attribute that may decide the last round',
    { label, held, times: inTen(count), won, of },
  );
}

type Choice = Pick<DuelChoice, 'attribute' | 'strike'>;

/**
 * Why a choice is worth what it is worth, in sentences that are true of the position:
 * `'Pace beats 2 of the 3 cards they may hold. With Vision crossed out both deciders left, …'`
 */
export function explainChoice(
  position: Explained,
  choice: Choice,
  nameOf: NameOf = () => undefined,
): string {
  const table = tableOf(position);
  const now = roundWords(table, position, choice.attribute, nameOf);
  const later = position.rounds.length === 1 ? leftWords(table, position, choice) : '';
  return later === '' ? now : `${now} ${later}`;
}

/** Why a card is worth bringing: against their announced card, and against all they could bring. */
export function explainBring(
  card: MatchCard,
  theirHand: readonly MatchCard[],
  lead: CrowdLead,
): string {
  const own = numbersOf(card);
  const others = bringable(theirHand).map(numbersOf);
  const [announced] = others;
  const ahead = own.filter(
    (_, place) => announced !== undefined && beats(own, announced, place, lead.later) === 1,
  ).length;
  const crowd = crowdSide(lead.later);
  const all = own.length;
  if (others.length === 1) {
    return t(
      '{crowd, select, with {With the crowd behind you, it} against {Against their crowd, it} other {It}} is ahead of their announced card in {ahead} of {all} attributes, and they had no other.',
      { crowd, ahead, all },
    );
  }
  const favoured = others.filter((other) => openDuel(own, other, lead) > 0.5).length;
  const many = favoured === 0 ? 'none' : favoured === others.length ? 'each' : 'some';
  return t(
    '{crowd, select, with {With the crowd behind you, it} against {Against their crowd, it} other {It}} is ahead of their announced card in {ahead} of {all} attributes, and the favourite against {many, select, none {none} each {each} other {{favoured}}} of the {others} they could bring.',
    { crowd, ahead, all, many, favoured, others: others.length },
  );
}
