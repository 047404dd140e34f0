import {
  ATTRIBUTE_RANGES,
  attributeLabel,
  formatHoof,
  GROWTH_PER_CARD,
  isForNothing,
  percent,
  seasonRankNamed,
  seasonRankPlace,
  signed,
  WEEK_MEETINGS,
  weekPoints,
  weightWords,
} from '@goats/rules';
import { clockTime } from '@goats/ui/clock-time.ts';
import { listed } from '@goats/ui/lists.ts';
import { t } from '@goats/words';
import type { Match, Sides } from '../match-types.ts';
import { netOf, signedHoof } from '../net.ts';
import { playerName } from '../player-name.ts';
import { broughtLine } from '../swapped.ts';
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
    const words = [t('Nothing is paid for a tie. The pool is, when the cup is over.')];
    return { ...told, short: t('Later@@when the cup is over'), words };
  }
  const seat = match.players.findIndex(({ address }) => address === result.winner);
  if (seat !== 0 && seat !== 1) {
    return { ...told, short: '0', words: [t('Both stakes went back in full.')] };
  }
  const winner = match.players[seat];
  const net = signedHoof(netOf(match, sides.playing ? sides.near : seat));
  const hoof = formatHoof(result.payouts[seat]);
  const paid =
    winner.address === match.you
      ? t('You were paid {hoof} HOOF out of the vault, stake included.', { hoof })
      : t('{name} was paid {hoof} HOOF out of the vault, stake included.', {
          name: playerName(winner),
          hoof,
        });
  return { ...told, short: net, words: [`${net}. ${paid}`] };
}

function cardsChanged(match: Match, result: Result, sides: Sides): Consequence {
  const winner = match.players.find((player) => player.address === result.winner);
  const won = winner !== undefined && winner.address === match.you;
  const words = broughtLines(match, sides);
  let short = t('As before@@the cards of both sides');
  const growth = growthWords(match, result);
  if (result.improved) short = '+1';
  if (result.cardToWinner !== null && winner) {
    const card = nameOf(match, result.cardToWinner);
    words.push(
      won
        ? t('{card} now belongs to you.', { card })
        : t('{card} now belongs to {name}.', { card, name: playerName(winner) }),
    );
    short = !sides.playing
      ? t('Changed hands@@one card')
      : won
        ? t('One more@@card than before')
        : t('One less@@card than before');
  }
  if (growth) words.push(growth);
  return { kind: 'cards', name: t('Cards'), short, words };
}

/** Who gained the +1, or the one reason why nobody did. */
function growthWords(match: Match, { improved, noGrowth, reason, winner }: Result): string | null {
  if (improved) {
    return t('{card} gained +1 {attribute}.', {
      card: nameOf(match, improved.cardId),
      attribute: attributeLabel(improved.attribute),
    });
  }
  if (winner === null) return null;
  if (reason === 'conceded' || reason === 'forfeited') {
    return t('No +1: only a match that is played out trains a card.');
  }
  if (match.kind === 'cup' && noGrowth === null) {
    return t('No +1 for a tie: it is for the card that wins the cup.');
  }
  const card = winningCard(match);
  const attribute = decidingAttribute(match);
  if (!card || !attribute) return null;
  switch (noGrowth) {
    case 'lent':
      return t('No +1: {card} is lent, and only a card of one’s own grows.', { card: card.name });
    case 'bound':
      return t('No +1: {card} is bound until its owner has played their way in.', {
        card: card.name,
      });
    case 'lifetime':
      return t(
        'No +1: {card} has grown {times, plural, one {# time} other {# times}}, as often as a card may.',
        { card: card.name, times: GROWTH_PER_CARD },
      );
    case 'tier':
      return t('No +1: no {rarity} card gets beyond {most}, and its {attribute} is there.', {
        rarity: card.rarity,
        most: ATTRIBUTE_RANGES[card.rarity].max,
        attribute: attributeLabel(attribute),
      });
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
  const told = { kind: 'rest', name: t('Rest@@noun, of tired cards') } as const;
  if (match.kind === 'cup') {
    const words = [
      t('No rest for whoever goes on. Once out, the cards that played rest for 12 hours.'),
    ];
    return { ...told, short: t('Later@@when the cup is over'), words };
  }
  if (restingCards.length === 0)
    return { ...told, short: t('Nobody@@has to rest'), words: [t('No card has to rest.')] };
  const names = restingCards.map((id) => nameOf(match, id));
  const values = { n: names.length, cards: listed(names) };
  const words = [
    restsUntil === null
      ? t('{n, plural, one {{cards} rests} other {{cards} rest}} for 12 hours.', values)
      : t('{n, plural, one {{cards} rests} other {{cards} rest}} for 12 hours, until {time}.', {
          ...values,
          time: clockTime(restsUntil),
        }),
  ];
  return { ...told, short: t('12 hours'), words };
}

function standing(match: Match, { rating, week, winner }: Result, sides: Sides): Consequence {
  const words: string[] = [];
  let short = '–';
  if (rating) {
    const change = signed(Math.round(rating.after[sides.near] - rating.before[sides.near]));
    const share = percent(rating.counted);
    short = sides.playing ? change : share;
    words.push(
      sides.playing
        ? `${t('Rating {change}, counted at {share}.', { change, share })} ${weightWords(rating.reason)}`
        : `${t('Counted at {share} for the ranking.', { share })} ${weightWords(rating.reason)}`,
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
  const missed = week !== 'counted' && week !== 'cup' && week !== null;
  if (points !== null || missed) {
    short = t('{change}, week +{points}@@points in the table of the week', {
      change: short,
      points: points ?? 0,
    });
  }
  words.push(...weekWords(week, points));
  return { kind: 'table', name: t('Table@@standings'), short, words };
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
  const rank = seasonRankNamed(after);
  return up ? t('Up to {rank}', { rank }) : t('Down to {rank}', { rank });
}

/** A win that the week does not count is told so, and why. */
function weekWords(week: Result['week'], points: number | null): string[] {
  switch (week) {
    case 'counted':
      if (points === null) return [t('It counts in the week’s table.')];
      return points > 0
        ? [t('{points, plural, one {# point} other {# points}} in the week’s table.', { points })]
        : [t('No point in the week’s table: a loss brings one only over the whole distance.')];
    case 'given-up':
      return [t('Not in the week’s table: it counts only what was played out.')];
    case 'meetings':
      return [
        t('Not in the week’s table: of the same two it counts the first {n} of a week.', {
          n: WEEK_MEETINGS,
        }),
      ];
    case 'history':
      return [t('Not in the week’s table: one of the two has not played their way in yet.')];
    case 'cup':
      return [t('A tie counts for the cup, not for the week.')];
    default:
      return [];
  }
}

/** `['You brought The Flea #0033 as announced.', …]`; a squad shows its line-ups. */
function broughtLines(match: Match, { near, far, playing }: Sides): string[] {
  return [near, far].flatMap((seat) => {
    const player = match.players[seat];
    const line = match.mode === 'duel' ? broughtLine(player, playing && seat === near) : undefined;
    return line ? [line] : [];
  });
}

function nameOf(match: Match, id: number): string {
  return cardsSeen(match).find((card) => card.id === id)?.name ?? t('Card {id}', { id });
}
