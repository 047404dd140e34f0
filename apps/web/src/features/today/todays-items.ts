import { challengeCountdown, formatHoof } from '@goats/rules';
import { t } from '@goats/words';
import type { AnnouncedCup, Cup } from '../cups/cup-queries.ts';
import { cupTitle, startsWords } from '../cups/cup-words.ts';
import { entryCost } from '../cups/entry-cost.ts';
import type { Duel } from '../duels/duel-queries.ts';
import { stakeOf } from '../duels/duel-words.ts';
import { cardStanding, type StandingCard, whyNoneFree } from '../own-cards/card-standing.ts';
import type { DailyPack } from '../packs/daily-pack-queries.ts';

const HOUR_MS = 60 * 60_000;

/** One thing to do today: what it is, how it stands, and where it is done. */
export interface TodaysItem {
  readonly key: 'match' | 'duel' | 'message' | 'pack' | 'puzzle' | 'cup' | 'cards';
  readonly kicker: string;
  readonly title: string;
  readonly words: string;
  /** null: the starter pack, which opens where one stands. */
  readonly href: string | null;
  /** What its button says. */
  readonly action: string;
  /** Somebody waits, or it is there to be taken now. */
  readonly due: boolean;
}

export interface TodaysNews {
  /** Of the signed-in wallet, running. */
  readonly matches: readonly { readonly url: string; readonly turn: string | null }[];
  readonly wallet: string | null;
  /** Open, and for this wallet alone. */
  readonly duels: readonly (Pick<Duel, 'code' | 'friendly' | 'hoofStake' | 'expiresAt'> & {
    /** What whoever asks is called. */
    readonly from: string;
  })[];
  readonly messages: readonly {
    readonly text: string;
    readonly href: string;
    readonly read: boolean;
  }[];
  readonly starterWaits: boolean;
  /** Of the signed-in wallet. */
  readonly daily: Pick<DailyPack, 'because' | 'yours'> | undefined;
  readonly puzzle:
    | {
        readonly solution: { readonly solved: boolean } | null;
        readonly streak: number | null;
        /** By a visitor whose answer only this browser keeps. */
        readonly answeredHere?: boolean;
      }
    | null
    | undefined;
  readonly cups: readonly (Cup | AnnouncedCup)[];
  readonly freeEntry: boolean | undefined;
  readonly cards: readonly StandingCard[] | undefined;
}

/** Everything that can be done today, what is due first. */
export function todaysItems(news: TodaysNews, now: number): TodaysItem[] {
  const items = [
    matchItem(news),
    duelItem(news, now),
    messageItem(news),
    packItem(news),
    puzzleItem(news),
    cupItem(news, now),
    cardsItem(news, now),
  ].filter((item) => item !== null);
  return [...items.filter(({ due }) => due), ...items.filter(({ due }) => !due)];
}

function matchItem({ matches, wallet }: TodaysNews): TodaysItem | null {
  const match = matches.find(({ turn }) => turn === wallet) ?? matches[0];
  if (!match) return null;
  const base = {
    key: 'match',
    kicker: t('Live@@a match that is on'),
    due: true,
    href: match.url,
  } as const;
  if (match.turn === wallet) {
    const words = t('They are waiting, and so is the clock.');
    return { ...base, title: t('Your pick'), words, action: t('To the match') };
  }
  // Before the first round it is nobody's turn, and both have a card to choose.
  const words =
    match.turn === null ? t('The clock is running.') : t('They are thinking. Allegedly.');
  return { ...base, title: t('Your match is on'), words, action: t('To the match') };
}

/** By what is open, not by what was written about it: a letter that is read changes nothing. */
function duelItem({ duels }: TodaysNews, now: number): TodaysItem | null {
  const [first, ...others] = duels
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .toSorted((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
  if (!first) return null;
  const base = { key: 'duel', kicker: t('Challenge@@noun'), due: true } as const;
  const time = challengeCountdown(Date.parse(first.expiresAt) - now);
  if (others.length > 0) {
    return {
      ...base,
      title: t('{count} of them want a word', { count: others.length + 1 }),
      words: t('With you and nobody else. The first has {time} left.', { time }),
      href: '/card-game?tab=lobby',
      action: t('Have a look'),
    };
  }
  return {
    ...base,
    title: t('{name} wants a word', { name: first.from }),
    words: t('{stake}, {time} left.@@what a challenge is played for', {
      stake: stakeOf(first),
      time,
    }),
    href: `/duel/${first.code}`,
    action: t('Have a look'),
  };
}

/** An own match that runs has an item of its own, and 'choose within a minute' is a lie after that. */
const OWN_MATCH = /^\/battle\?match=\d+$/;

/** Not due: it is read in the inbox, and would stay here until then. */
function messageItem({ messages, duels }: TodaysNews): TodaysItem | null {
  const told = new Set(duels.map(({ code }) => `/duel/${code}`));
  const unread = messages.filter(
    ({ read, href }) => !read && !OWN_MATCH.test(href) && !told.has(href),
  );
  const [newest] = unread;
  if (!newest) return null;
  const others = unread.length - 1;
  return {
    ...{
      key: 'message',
      kicker: t('For you@@a message in the inbox'),
      due: false,
      href: newest.href,
      action: t('Have a look'),
    },
    title: newest.text,
    words:
      others === 0
        ? t('The newest in your inbox.')
        : t('And {others, plural, one {# more} other {# more}} in your inbox.', { others }),
  };
}

function packItem({ starterWaits, daily }: TodaysNews): TodaysItem {
  const base = {
    key: 'pack',
    kicker: t('Pack@@of cards'),
    due: false,
    href: '/pack-opening',
  } as const;
  if (starterWaits) {
    return {
      ...{ ...base, due: true, href: null, action: t('Open it') },
      title: t('Your starter pack'),
      words: t('Cards and HOOF, once per wallet. Still wrapped.'),
    };
  }
  switch (daily?.because) {
    case 'match':
    case 'puzzle':
      return {
        ...{ ...base, due: true, action: t('Open it') },
        title: t('The day’s pack'),
        words: t('Five cards, and one of them becomes yours.'),
      };
    case 'nothing-yet':
      return {
        ...{ ...base, href: '/card-game?tab=lobby', action: t('Play for it') },
        title: t('The day’s pack'),
        words: t('Play one match out or solve the puzzle: one card of five is yours.'),
      };
    case 'had':
      return {
        ...{ ...base, action: t('See it') },
        href: daily.yours === null ? base.href : `/nft/${daily.yours}`,
        title: t('Today’s card is yours'),
        words: t('The next pack can be due after midnight UTC.'),
      };
    case 'given-out':
      return {
        ...{ ...base, action: t('Look in') },
        title: t('The day’s cards are given out'),
        words: t('New ones at midnight UTC. The shop window stays lit.'),
      };
    default:
      return {
        ...{ ...base, action: t('Tear one') },
        title: t('The shop window'),
        words: t('Five cards to look at. The foil is real, the cards stay in the shop.'),
      };
  }
}

function puzzleItem({ puzzle }: TodaysNews): TodaysItem | null {
  if (!puzzle) return null;
  const { solution, streak } = puzzle;
  const base = { key: 'puzzle', kicker: t('Puzzle'), href: '/puzzle' } as const;
  if (!solution && puzzle.answeredHere) {
    const words = t('Answered. Next one at midnight UTC.');
    return { ...base, due: false, title: t('Your pick'), words, action: t('See why') };
  }
  if (!solution) {
    return {
      ...base,
      due: true,
      title: t('Your pick'),
      words: streak
        ? t('{streak, plural, =1 {One day} other {# days}} in a row so far.', { streak })
        : t('One match, one decision, one nod.'),
      action: t('Solve it'),
    };
  }
  return {
    ...base,
    due: false,
    title: solution.solved ? t('The gaffer nods') : t('The gaffer sighs'),
    words: streak
      ? t('{streak, plural, =1 {One day} other {# days}} in a row. Next one at midnight UTC.', {
          streak,
        })
      : t('Next one at midnight UTC.'),
    action: t('See why'),
  };
}

function cupItem({ cups, freeEntry, wallet }: TodaysNews, now: number): TodaysItem | null {
  const base = { key: 'cup', kicker: t('Cup') } as const;
  const open = cups.find(({ status, startsAt }) => status === 'open' && Date.parse(startsAt) > now);
  if (open && open.id !== null) {
    const { id, tier, startsAt } = open;
    const time = kickOffWords(startsAt, now);
    const there = { ...base, title: cupTitle(open), href: `/cups/${id}` } as const;
    if (open.entries.some(({ address }) => address === wallet)) {
      const words = t('You are in. Kick-off in {time}.', { time });
      return { ...there, due: false, words, action: t('See the hat') };
    }
    const { hoof } = entryCost(open, freeEntry);
    const cost = open.fee === 0 ? 'free' : hoof === null ? 'first' : hoof === 0 ? 'today' : 'fee';
    const words = t(
      '{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} cards, entry {cost, select, free {free} first {1st free} today {free today} other {{fee} HOOF}}. Kick-off in {time}.',
      { tier, cost, fee: formatHoof(open.fee), time },
    );
    return { ...there, due: freeEntry === true, words, action: t('Enter@@button: a cup') };
  }
  const next = cups.find(({ status }) => status === 'announced');
  if (!next) return null;
  return {
    ...base,
    due: false,
    title: t('The next cup'),
    words: t(
      '{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} cards. Kick-off in {time}{entry, select, free {, and your entry is free} other {}}.',
      {
        tier: next.tier,
        time: kickOffWords(next.startsAt, now),
        entry: freeEntry ? 'free' : 'other',
      },
    ),
    href: '/cups',
    action: t('All cups'),
  };
}

/** To the minute: what a whole day is read from is not drawn anew every second. */
function kickOffWords(startsAt: string, now: number): string {
  const left = Date.parse(startsAt) - now;
  return left > HOUR_MS ? startsWords(left) : challengeCountdown(left);
}

function cardsItem({ cards }: TodaysNews, now: number): TodaysItem | null {
  if (!cards || cards.length === 0) return null;
  const base = { key: 'cards', kicker: t('Cards') } as const;
  const free = cards.filter((card) => cardStanding(card, now) === 'free').length;
  if (free > 0) {
    return {
      ...base,
      due: false,
      title: t('{free, plural, =1 {One card is rested} other {# cards are rested}}', { free }),
      words: t('Boots on, horns up. The lobby is open.'),
      href: '/battle',
      action: t('Play@@button'),
    };
  }
  const why = whyNoneFree(cards, now);
  return {
    ...base,
    due: false,
    title: why?.title ?? t('Nobody can play'),
    words: `${why?.words ?? ''} ${t('Practice needs no card.')}`.trim(),
    href: '/card-game',
    action: t('Practise@@button'),
  };
}
