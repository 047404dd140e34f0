import { challengeCountdown } from '@goats/rules';
import type { AnnouncedCup, Cup } from '../cups/cup-queries.ts';
import { startsWords } from '../cups/cup-words.ts';
import { cardStanding, type StandingCard } from '../own-cards/card-standing.ts';

/** One thing to do today: what it is, how it stands, and where it is done. */
export interface TodaysItem {
  readonly key: 'match' | 'message' | 'pack' | 'puzzle' | 'cup' | 'cards';
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
  readonly messages: readonly {
    readonly text: string;
    readonly href: string;
    readonly read: boolean;
  }[];
  readonly starterWaits: boolean;
  readonly puzzle:
    | { readonly solution: { readonly solved: boolean } | null; readonly streak: number | null }
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
  const yours = match.turn === wallet;
  return {
    ...{ key: 'match', kicker: 'Live', due: true, href: match.url, action: 'To the match' },
    title: yours ? 'Your pick' : 'Your match is on',
    words: yours ? 'They are waiting, and so is the clock.' : 'They are thinking. Allegedly.',
  };
}

function messageItem({ messages }: TodaysNews): TodaysItem | null {
  const unread = messages.filter(({ read }) => !read);
  const [newest] = unread;
  if (!newest) return null;
  const others = unread.length - 1;
  return {
    ...{ key: 'message', kicker: 'For you', due: true, href: newest.href, action: 'Have a look' },
    title: newest.text,
    words: others === 0 ? 'Told to you, and nobody else.' : `And ${others} more in your inbox.`,
  };
}

function packItem({ starterWaits }: TodaysNews): TodaysItem {
  return starterWaits
    ? {
        ...{ key: 'pack', kicker: 'Pack', due: true, href: null, action: 'Open it' },
        title: 'Your starter pack',
        words: 'Five cards, for keeps. Still wrapped.',
      }
    : {
        ...{ key: 'pack', kicker: 'Pack', due: false, href: '/pack-opening', action: 'Tear one' },
        title: 'A pack to look at',
        words: 'The foil is real, the cards stay in the shop.',
      };
}

function puzzleItem({ puzzle }: TodaysNews): TodaysItem | null {
  if (!puzzle) return null;
  const { solution, streak } = puzzle;
  const base = { key: 'puzzle', kicker: 'Puzzle', href: '/puzzle' } as const;
  if (!solution) {
    return {
      ...base,
      due: true,
      title: 'Your pick',
      words: streak ? `${days(streak)} in a row so far.` : 'One match, one decision, one nod.',
      action: 'Solve it',
    };
  }
  return {
    ...base,
    due: false,
    title: solution.solved ? 'The gaffer nods' : 'The gaffer sighs',
    words: streak
      ? `${days(streak)} in a row. Next one at midnight UTC.`
      : 'Next one at midnight UTC.',
    action: 'See why',
  };
}

function days(count: number): string {
  return count === 1 ? 'One day' : `${count} days`;
}

function cupItem({ cups, freeEntry }: TodaysNews, now: number): TodaysItem | null {
  const base = { key: 'cup', kicker: 'Cup' } as const;
  const open = cups.find(({ status, startsAt }) => status === 'open' && Date.parse(startsAt) > now);
  if (open && 'id' in open) {
    const { id, name, tier, fee, startsAt } = open;
    const entry = freeEntry ? 'your entry is free today' : `entry ${fee} HOOF`;
    return {
      ...base,
      due: freeEntry === true,
      title: name,
      words: `${tier} cards, ${entry}. Kick-off in ${startsWords(Date.parse(startsAt) - now)}.`,
      href: `/cups/${id}`,
      action: 'Enter',
    };
  }
  const next = cups.find(({ status }) => status === 'announced');
  if (!next) return null;
  return {
    ...base,
    due: false,
    title: 'The next cup',
    words: `${next.tier} cards. Kick-off in ${startsWords(Date.parse(next.startsAt) - now)}${freeEntry ? ', and your entry is free' : ''}.`,
    href: '/cups',
    action: 'All cups',
  };
}

function cardsItem({ cards }: TodaysNews, now: number): TodaysItem | null {
  if (!cards || cards.length === 0) return null;
  const base = { key: 'cards', kicker: 'Cards' } as const;
  const free = cards.filter((card) => cardStanding(card, now) === 'free').length;
  if (free > 0) {
    return {
      ...base,
      due: false,
      title: free === 1 ? 'One card is rested' : `${free} cards are rested`,
      words: 'Boots on, horns up. The lobby is open.',
      href: '/battle',
      action: 'Play',
    };
  }
  const rests = cards
    .filter((card) => cardStanding(card, now) === 'resting')
    .map(({ restsUntil }) => Date.parse(restsUntil ?? ''));
  return {
    ...base,
    due: false,
    title: 'Everybody is in the bath',
    words:
      rests.length > 0
        ? `The first one is rested in ${challengeCountdown(Math.min(...rests) - now)}. Practice needs no card.`
        : 'None of your cards can play right now. Practice needs no card.',
    href: '/card-game',
    action: 'Practise',
  };
}
