import { challengeCountdown, GAMES_PER_CARD_PER_DAY, GROWTH_PER_CARD } from '@goats/rules';

export type CardStanding = 'free' | 'resting' | 'played-out' | 'busy';

export interface StandingCard {
  free: boolean;
  restsUntil: string | null;
  gamesToday: number;
}

/** What holds a card back; the server has decided, this only finds the reason. */
export function cardStanding(card: StandingCard, now: number): CardStanding {
  if (card.free) return 'free';
  if (card.restsUntil !== null) {
    // The rest ends while somebody looks: the card is ready without another question.
    return Date.parse(card.restsUntil) > now ? 'resting' : 'free';
  }
  return card.gamesToday >= GAMES_PER_CARD_PER_DAY ? 'played-out' : 'busy';
}

/** `standingWords(card, now) // 'Rests 11h 20m'` */
export function standingWords(card: StandingCard, now: number): string {
  switch (cardStanding(card, now)) {
    case 'free':
      return 'Ready to play';
    case 'busy':
      return 'In play';
    case 'played-out':
      return 'Done for today';
    case 'resting':
      return `Rests ${challengeCountdown(Date.parse(card.restsUntil ?? '') - now)}`;
  }
}

/** What a card is that is not quite its holder's own; null for any other. */
export function bondWords(bond: 'lent' | 'bound' | null): string | null {
  if (bond === null) return null;
  return bond === 'lent' ? 'Lent to you' : 'Bound to you';
}

/** `gamesWords(1) // '1 of 3 games today'` */
export function gamesWords(gamesToday: number): string {
  return `${gamesToday} of ${GAMES_PER_CARD_PER_DAY} games today`;
}

/** `growthWords(2) // '+2 of 5'`: how often it has grown, of how often it can. */
export function growthWords(grown: number): string {
  return `+${grown} of ${GROWTH_PER_CARD}`;
}
