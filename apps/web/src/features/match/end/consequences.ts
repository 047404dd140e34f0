import {
  ATTRIBUTE_RANGES,
  attributeLabel,
  formatHoof,
  GROWTH_PER_CARD,
  isForNothing,
  seasonRankNamed,
  seasonRankPlace,
  signed,
  WEEK_MEETINGS,
  weekPoints,
} from '@goats/rules';
import type { Match, Sides } from '../match-types.ts';
import { netOf, signedHoof } from '../net.ts';
import { playerName } from '../player-name.ts';
import { broughtWords } from '../swapped.ts';
import { cardsSeen } from './handed-over.ts';
import { winningCard } from './winning-card.ts';

export type Kind = 'hoof' | 'cards' | 'rest' | 'table';

/** What a match changed about one thing: in a word, and in full for whoever asks. */
export interface Consequence {
  readonly kind: Kind;
  readonly name: string;
  readonly short: string;
  readonly words: readonly string[];
}

type Result = NonNullable<Match['result']>;

/** The four things that a match can change; none where nothing was at stake. */
export function consequences(match: Match, sides: Sides): Consequence[] {
  const { result } = match;
  if (!result || isForNothing(match)) return [];
  return [
    hoofMoved(match, result, sides),
    cardsChanged(match, result, sides),
    rest(match, result),
    standing(match, result, sides),
  ];
}

function hoofMoved(match: Match, result: Result, sides: Sides): Consequence {
  const told = { kind: 'hoof', name: 'HOOF' } as const;
  if (match.kind === 'cup') {
    const words = ['Nothing is paid for a tie. The pool is, when the cup is over.'];
    return { ...told, short: 'Later', words };
  }
  const seat = match.players.findIndex(({ address }) => address === result.winner);
  if (seat !== 0 && seat !== 1) {
    return { ...told, short: '0', words: ['Both stakes went back in full.'] };
  }
  const winner = match.players[seat];
  const net = signedHoof(netOf(match, sides.playing ? sides.near : seat));
  const who = winner.address === match.you ? 'You were' : `${playerName(winner)} was`;
  const paid = `${formatHoof(result.payouts[seat])} HOOF out of the vault`;
  return { ...told, short: net, words: [`${net}. ${who} paid ${paid}, stake included.`] };
}

function cardsChanged(match: Match, result: Result, sides: Sides): Consequence {
  const winner = match.players.find((player) => player.address === result.winner);
  const won = winner !== undefined && winner.address === match.you;
  const words = broughtLines(match, sides);
  let short = 'As before';
  const growth = growthWords(match, result);
  if (result.improved) short = '+1';
  if (result.cardToWinner !== null && winner) {
    words.push(
      `${nameOf(match, result.cardToWinner)} now belongs to ${won ? 'you' : playerName(winner)}.`,
    );
    short = !sides.playing ? 'Changed hands' : won ? 'One more' : 'One less';
  }
  if (growth) words.push(growth);
  return { kind: 'cards', name: 'Cards', short, words };
}

/** Who gained the +1, or the one reason why nobody did. */
function growthWords(match: Match, { improved, noGrowth, reason, winner }: Result): string | null {
  if (improved) {
    return `${nameOf(match, improved.cardId)} gained +1 ${attributeLabel(improved.attribute)}.`;
  }
  if (winner === null) return null;
  if (match.kind === 'cup' && noGrowth === null) {
    return 'No +1 for a tie: it is for the card that wins the cup.';
  }
  if (reason === 'conceded' || reason === 'forfeited') {
    return 'No +1: only a match that is played out trains a card.';
  }
  const card = winningCard(match);
  const attribute = decidingAttribute(match);
  if (!card || !attribute) return null;
  switch (noGrowth) {
    case 'lent':
      return `No +1: ${card.name} is lent, and only a card of one’s own grows.`;
    case 'bound':
      return `No +1: ${card.name} is bound until its owner has played their way in.`;
    case 'lifetime':
      return `No +1: ${card.name} has grown ${GROWTH_PER_CARD} times, as often as a card may.`;
    case 'tier':
      return `No +1: no ${card.rarity} card gets beyond ${ATTRIBUTE_RANGES[card.rarity].max}, and its ${attributeLabel(attribute)} is there.`;
    default:
      return null;
  }
}

/** What the deciding round fell on: the attribute that broke a tie is what the card is praised for. */
function decidingAttribute({ rounds, result }: Match) {
  const round = rounds.findLast(({ winner }) => winner === result?.winner);
  return round?.tieBreak?.by === 'attribute' ? round.tieBreak.attribute : round?.attribute;
}

function rest(match: Match, { restingCards, restsUntil }: Result): Consequence {
  const told = { kind: 'rest', name: 'Rest' } as const;
  if (match.kind === 'cup') {
    const words = [
      'No rest for whoever goes on. Once out, the cards that played rest for 12 hours.',
    ];
    return { ...told, short: 'Later', words };
  }
  if (restingCards.length === 0)
    return { ...told, short: 'Nobody', words: ['No card has to rest.'] };
  const names = restingCards.map((id) => nameOf(match, id));
  const verb = names.length === 1 ? 'rests' : 'rest';
  const words = [`${listed(names)} ${verb} for 12 hours${until(restsUntil)}.`];
  return { ...told, short: '12 hours', words };
}

function standing(match: Match, { rating, week, winner }: Result, sides: Sides): Consequence {
  const words: string[] = [];
  let short = '–';
  if (rating) {
    const change = signed(Math.round(rating.after[sides.near] - rating.before[sides.near]));
    const share = `${Math.round(rating.counted * 100)} %`;
    short = sides.playing ? change : share;
    words.push(
      sides.playing
        ? `Rating ${change}, counted at ${share}. ${rating.reason}`
        : `Counted at ${share} for the ranking. ${rating.reason}`,
    );
    const moved = rankMoved(rating.ranks, sides);
    if (moved) {
      short = moved;
      words.unshift(`${moved}.`);
    }
  }
  const points =
    week === 'counted' && sides.playing
      ? weekPoints({
          mode: match.mode,
          rounds: match.rounds.length,
          won: winner === match.you,
          againstHouse: match.players[sides.far].house,
        })
      : null;
  if (points !== null) short += `, week +${points}`;
  else if (week !== 'counted' && week !== 'cup' && week !== null) short += ', week +0';
  words.push(...weekWords(week, points));
  return { kind: 'table', name: 'Table', short, words };
}

/** `'Up to Championship'` for whoever played; null where the rank is as it was. */
function rankMoved(
  ranks: NonNullable<Result['rating']>['ranks'],
  { near, playing }: Sides,
): string | null {
  if (!ranks || !playing) return null;
  const [before, after] = [ranks.before[near], ranks.after[near]];
  if (before === after) return null;
  const up = seasonRankPlace(after) > seasonRankPlace(before);
  return `${up ? 'Up to' : 'Down to'} ${seasonRankNamed(after)}`;
}

/** A win that the week does not count is told so, and why. */
function weekWords(week: Result['week'], points: number | null): string[] {
  switch (week) {
    case 'counted':
      if (points === null) return ['It counts in the week’s table.'];
      return points > 0
        ? [`${points} ${points === 1 ? 'point' : 'points'} in the week’s table.`]
        : ['No point in the week’s table: a loss brings one only over the whole distance.'];
    case 'given-up':
      return ['Not in the week’s table: it counts only what was played out.'];
    case 'meetings':
      return [
        `Not in the week’s table: of the same two it counts the first ${WEEK_MEETINGS} of a week.`,
      ];
    case 'history':
      return ['Not in the week’s table: one of the two has not played their way in yet.'];
    case 'cup':
      return ['A tie counts for the cup, not for the week.'];
    default:
      return [];
  }
}

/** `['You brought The Flea #0033 as announced.', …]`; a squad shows its line-ups. */
function broughtLines(match: Match, { near, far, playing }: Sides): string[] {
  return [near, far].flatMap((seat) => {
    const player = match.players[seat];
    const words = match.mode === 'duel' ? broughtWords(player) : undefined;
    const who = playing && seat === near ? 'You' : playerName(player);
    return words ? [`${who} b${words.slice(1)}.`] : [];
  });
}

function nameOf(match: Match, id: number): string {
  return cardsSeen(match).find((card) => card.id === id)?.name ?? `Card ${id}`;
}

/** `listed(['Ada', 'Bob', 'Cat']) // 'Ada, Bob and Cat'` */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `until('2026-01-01T18:42:00Z') // ', until 18:42'` in the visitor's own time */
function until(at: string | null): string {
  if (at === null) return '';
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `, until ${time}`;
}
