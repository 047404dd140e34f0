import type { Rarity, Stake } from '@goats/rules';
import type { BattleRequest } from '../../battle/battle-queries.ts';
import type { Challenge } from '../../battle/challenge-queries.ts';
import { isFree, type StandingCard } from '../../collection/card-standing.ts';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import type { Match } from '../match-types.ts';
import { sidesOf } from '../match-types.ts';

/** What a rematch offers: the same game for the same stake, with cards that may play again. */
export interface Terms {
  readonly kind: 'challenge' | 'request';
  readonly gameMode: Match['mode'];
  readonly stake: Stake;
  /** The tier the opponent must bring. */
  readonly tier: Rarity;
  readonly opponent: string;
}

/** Null for whoever watched, for practice, which is simply begun again, and for a cup's tie. */
export function rematchTerms(match: Match): Terms | null {
  const { near, far, playing } = sidesOf(match);
  if (!playing || match.kind === 'practice' || match.kind === 'cup') return null;
  const { players, stake, mode } = match;
  const own = players[near].announcedCard.rarity;
  return {
    kind: match.kind,
    gameMode: mode,
    stake: stake as Stake,
    // A battle request is answered in the tier of its own card, a challenge in the tier it names.
    tier: match.kind === 'request' ? own : players[far].announcedCard.rarity,
    opponent: players[far].address,
  };
}

type Candidate = StandingCard & Pick<OwnedCard, 'id' | 'rarity' | 'goatScore'>;

/**
 * The cards that go in: the same ones where they may play, else the free ones of their tier that
 * are nearest in GOAT Score. Null when there are not enough.
 */
export function rematchCards<Card extends Candidate>(
  match: Match,
  cards: readonly Card[],
  now: number,
): readonly Card[] | null {
  const own = match.players[sidesOf(match).near];
  const free = cards.filter((card) => isFree(card, now));
  const before = match.mode === 'squad' ? (own.deck ?? []) : [own.card ?? own.announcedCard];
  const rested = (id: number) => free.find((card) => card.id === id);
  const spare = free.filter((card) => !before.some(({ id }) => id === card.id));
  const picked: Card[] = [];
  for (const [at, { id, rarity, goatScore }] of before.entries()) {
    const distance = (card: Card) => Math.abs(card.goatScore - goatScore);
    // The captain sets the tier; the other nine only have to be there.
    const fit = spare.filter(
      (card) => !picked.includes(card) && (at > 0 || card.rarity === rarity),
    );
    const card = rested(id) ?? fit.sort((a, b) => distance(a) - distance(b))[0];
    if (!card) return null;
    picked.push(card);
  }
  return picked.length > 0 ? picked : null;
}

export interface Proposals {
  readonly challenges: readonly Challenge[];
  readonly requests: readonly BattleRequest[];
}

export type Proposal =
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
  | { readonly kind: 'request'; readonly request: BattleRequest };

/** What `player` has put up on these terms since the match ended, if anything. */
export function proposalBy(
  player: string,
  terms: Terms,
  since: string,
  { challenges, requests }: Proposals,
): Proposal | null {
  const fits = (open: { hoofStake: number; createdAt: string; status: string }) =>
    open.status === 'open' &&
    open.hoofStake === terms.stake &&
    Date.parse(open.createdAt) >= Date.parse(since);
  if (terms.kind === 'challenge') {
    const challenge = challenges.find((each) => each.challengerId === player && fits(each));
    return challenge ? { kind: 'challenge', challenge } : null;
  }
  const request = requests.find(
    (each) => each.fromPlayerId === player && each.gameMode === terms.gameMode && fits(each),
  );
  return request ? { kind: 'request', request } : null;
}
