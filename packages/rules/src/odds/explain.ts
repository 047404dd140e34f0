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

/** `inTen({ won: 15, level: 0, of: 24 }) // 'about 6 times in 10'` */
function inTen({ won, level, of }: Count): string {
  return `about ${Math.round(((won + level / 2) / of) * 10)} times in 10`;
}

function support(lead: number): string {
  if (lead === 0) return '';
  return lead > 0 ? 'with the crowd behind you, ' : 'against their crowd, ';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
  const crowd = support(table.lead);
  if (table.strangers) {
    return `${capital(`${crowd}${label}`)} beats a card like theirs ${inTen(count)}.`;
  }
  const [only, second] = table.candidates;
  if (only !== undefined && second === undefined) {
    const name = nameOf(only.card.id) ?? 'one card';
    const verb = count.won === 1 ? 'beats' : count.level === 1 ? 'is level with' : 'loses to';
    const [mine, theirs] = [card.attributes[attribute], only.card.attributes[attribute]];
    return `It can only be ${name}: ${crowd}your ${mine} in ${label} ${verb} its ${theirs}.`;
  }
  const { won, level, of } = count;
  const announced = each[table.candidates.findIndex((other) => other.card === theirHand[0])];
  const among =
    announced === undefined || won === 0 || won === of
      ? ''
      : announced === 1
        ? ', the announced one among them'
        : ', though not the announced one';
  const none = of === 2 ? 'neither of the 2' : `none of the ${of}`;
  const all = of === 2 ? 'both' : `all ${of}`;
  const many = won === 0 ? none : won === of ? all : `${won} of the ${of}`;
  const ties = level === 0 ? '' : ` and is level with ${level}`;
  return `${capital(`${crowd}${label}`)} beats ${many} cards they may hold${among}${ties}.`;
}

function heldWords({ won, level, of }: Count, strangers: boolean): string {
  if (won === of) return 'yours';
  if (won === 0 && level === 0) return 'theirs';
  if (strangers) return `yours ${inTen({ won, level, of })}`;
  return won === 0 ? 'level at best' : `yours against ${won} of those ${of}`;
}

/** What a round 2 that was won leaves for round 3, which the other side decides. */
function leftWords(table: Table, { deciders }: Explained, choice: Choice): string {
  const reached = chances(table, choice.attribute).map((chance) => chance > 0);
  const [one, two] = deciders.filter((each) => each !== (choice.strike ?? choice.attribute));
  if (one === undefined || two === undefined) return '';
  if (!reached.includes(true)) return 'That leaves no round 3 to think about.';
  const [first, second] = [one, two].map((attribute) =>
    heldWords(
      countOf(chances(table, attribute, choice.strike).filter((_, i) => reached[i])),
      table.strangers,
    ),
  ) as [string, string];
  const before =
    choice.strike === null
      ? 'Being a decider it goes out with the round, and'
      : `With ${attributeLabel(choice.strike)} crossed out`;
  const names = [attributeLabel(one), attributeLabel(two)] as const;
  if (first === second && (first === 'yours' || first === 'theirs')) {
    return `${before} both deciders left, ${names[0]} and ${names[1]}, are ${first}.`;
  }
  const link = first === 'yours' || first === 'theirs' || second === 'theirs' ? 'but' : 'and';
  return `${before} ${names[0]} is ${first}, ${link} ${names[1]} is ${second}; they choose.`;
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
  const first = `${capital(`${support(lead.later)}it`)} is ahead of their announced card in ${ahead} of ${own.length} attributes`;
  if (others.length === 1) return `${first}, and they had no other.`;
  const favoured = others.filter((other) => openDuel(own, other, lead) > 0.5).length;
  const many = favoured === 0 ? 'none' : favoured === others.length ? 'each' : String(favoured);
  return `${first}, and the favourite against ${many} of the ${others.length} they could bring.`;
}
