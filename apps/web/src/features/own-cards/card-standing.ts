import {
  challengeCountdown,
  GAMES_PER_CARD_PER_DAY,
  LOSS_REST_MS,
  nextDay,
  utcDay,
} from '@goats/rules';
import { t } from '@goats/words';

export type CardStanding = 'free' | 'resting' | 'played-out' | 'busy' | 'outside';

export interface StandingCard {
  free: boolean;
  restsUntil: string | null;
  gamesToday: number;
  /** Out of the Stadium, or on its way: it does not play. */
  place?: 'stadium' | 'leaving' | 'chain';
}

/** What holds a card back; the server has decided, this only finds the reason. */
export function cardStanding(card: StandingCard, now: number): CardStanding {
  if (card.place === 'chain' || card.place === 'leaving') return 'outside';
  if (card.free) return 'free';
  const playedOut = card.gamesToday >= GAMES_PER_CARD_PER_DAY;
  if (card.restsUntil !== null) {
    const until = Date.parse(card.restsUntil);
    if (until > now) return 'resting';
    // The rest ends while somebody looks: the card is ready without another question, unless the
    // day on which it lost, and had played enough, is still the same.
    return playedOut && utcDay(until - LOSS_REST_MS) === utcDay(now) ? 'played-out' : 'free';
  }
  return playedOut ? 'played-out' : 'busy';
}

/** When each of them is rested, which changes what is said of it: `useNow('minute', ...restsOf(cards))` */
export function restsOf(cards: readonly Pick<StandingCard, 'restsUntil'>[] = []) {
  return cards.map(({ restsUntil }) => restsUntil);
}

/** The one answer to whether a card may be chosen now, for what is shown and what is sent. */
export function isFree(card: StandingCard, now: number): boolean {
  return cardStanding(card, now) === 'free';
}

export interface NoneFree {
  readonly kind: 'resting' | 'busy' | 'outside' | 'done';
  readonly title: string;
  readonly words: string;
  /** When the first one may play again; null when only a game or its owner decides that. */
  readonly backAt: number | null;
}

/** Why none of these cards can play now, and when that changes; null when there are none at all. */
export function whyNoneFree(cards: readonly StandingCard[], now: number): NoneFree | null {
  if (cards.length === 0) return null;
  const standings = cards.map((card) => cardStanding(card, now));
  const waits = cards.flatMap((card, at) => {
    if (standings[at] === 'resting') return restedAt(card);
    return standings[at] === 'played-out' ? nextDay(now) : [];
  });
  const backAt = waits.length > 0 ? Math.min(...waits) : null;
  const why = (kind: NoneFree['kind'], title: string, words: string) => ({
    ...{ kind, title, words, backAt },
  });
  if (standings.includes('resting')) {
    const back = challengeCountdown((backAt ?? now) - now);
    return why(
      'resting',
      t('Having a Rest'),
      t('The first one is back in {time}.', { time: back }),
    );
  }
  if (standings.includes('busy')) {
    return {
      ...why('busy', t('Already in Play'), t('Back when that game is over.')),
      backAt: null,
    };
  }
  return backAt === null
    ? why(
        'outside',
        t('All Outside@@cards, on the chain'),
        t('On the chain they do not play: bring one to the Stadium.'),
      )
    : why('done', t('Done for Today'), t('Back at midnight UTC.'));
}

/** A card that rests after its last game of a day is back the next morning at the earliest. */
function restedAt({ restsUntil, gamesToday }: StandingCard): number {
  const until = Date.parse(restsUntil ?? '');
  const sameDay = utcDay(until - LOSS_REST_MS) === utcDay(until);
  return gamesToday >= GAMES_PER_CARD_PER_DAY && sameDay ? nextDay(until) : until;
}

/** `standingWords(card, now) // 'Rests 11h 20m'` */
export function standingWords(card: StandingCard, now: number): string {
  switch (cardStanding(card, now)) {
    case 'free':
      return t('Ready to play');
    case 'busy':
      return t('In play@@a card');
    case 'outside':
      return card.place === 'chain' ? t('On the chain') : t('On its way out');
    case 'played-out':
      return t('Done for today');
    case 'resting':
      return t('Rests {time}@@a card, for so long', {
        time: challengeCountdown(Date.parse(card.restsUntil ?? '') - now),
      });
  }
}

/** What a card is that is not quite its holder's own; null for any other. */
export function bondWords(bond: 'lent' | 'bound' | null): string | null {
  if (bond === null) return null;
  return bond === 'lent' ? t('Lent to you') : t('Bound to you');
}

/** `gamesWords(1) // '1 of 3 games today'` */
export function gamesWords(gamesToday: number): string {
  return t('{count} of {all} games today', { count: gamesToday, all: GAMES_PER_CARD_PER_DAY });
}
