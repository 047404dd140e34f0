import {
  canBeLost,
  DEFAULT_STAKE,
  isExpired,
  type Rarity,
  REMATCH_WITHIN_MS,
  type Stake,
} from '@goats/rules';
import type { Answer } from '@goats/ui/api/client.ts';
import type { Challenge } from '../../battle/challenge-queries.ts';
import { isFree, type StandingCard } from '../../own-cards/card-standing.ts';
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

/** Nobody waits at an end screen for longer; the lobby is open. */
export function tooLateForRematch({ result }: Match, now: number): boolean {
  return result !== undefined && isExpired(Date.parse(result.finishedAt) + REMATCH_WITHIN_MS, now);
}

/** Null for whoever watched, and where nothing was staked. */
export function rematchTerms(match: Match): Terms | null {
  const { near, far, playing } = sidesOf(match);
  if (!playing) return null;
  const { players, stake, mode } = match;
  const own = players[near].announcedCard.rarity;
  const { kind } = match;
  if (kind !== 'challenge' && kind !== 'request') return null;
  return {
    kind,
    gameMode: mode,
    stake: stake as Stake,
    // A battle request is answered in the tier of its own card, a challenge in the tier it names.
    tier: kind === 'request' ? own : players[far].announcedCard.rarity,
    opponent: players[far].address,
  };
}

/** After a friendly both may agree on a stake: what is proposed, or the smallest there is. */
export function raisedTerms(match: Match, stake: Stake = DEFAULT_STAKE): Terms {
  const { address, announcedCard } = match.players[sidesOf(match).far];
  return {
    kind: 'challenge',
    gameMode: 'duel',
    stake,
    tier: announcedCard.rarity,
    opponent: address,
  };
}

type Candidate = StandingCard & Pick<OwnedCard, 'id' | 'rarity' | 'goatScore' | 'bond' | 'listing'>;

const onShelf = ({ listing }: Candidate) => (listing ? 1 : 0);

/**
 * The cards that go in: the same ones where they may play, else the free ones of their tier that
 * are nearest in GOAT Score. What is for sale comes last: put at stake, it would come off the shelf.
 * Null when there are not enough.
 */
export function rematchCards<Card extends Candidate>(
  match: Match,
  cards: readonly Card[],
  now: number,
): readonly Card[] | null {
  const own = match.players[sidesOf(match).near];
  const free = cards.filter((card) => isFree(card, now));
  const before = match.mode === 'squad' ? (own.deck ?? []) : [own.card ?? own.announcedCard];
  const spare = (card: Card) => !before.some(({ id }) => id === card.id);
  const picked: Card[] = [];
  for (const [at, { id, rarity, goatScore }] of before.entries()) {
    const changes = (card: Card) => (card.id === id ? -1 : Math.abs(card.goatScore - goatScore));
    // The captain sets the tier, and a battle may take it; the other nine only have to be there.
    const leads = (card: Card) =>
      card.rarity === rarity && (match.kind !== 'request' || canBeLost(card));
    const [card] = free
      .filter((each) => each.id === id || (spare(each) && !picked.includes(each)))
      .filter((each) => at > 0 || leads(each))
      .sort((a, b) => onShelf(a) - onShelf(b) || changes(a) - changes(b));
    if (!card) return null;
    picked.push(card);
  }
  return picked.length > 0 ? picked : null;
}

/** A rematch that one of the two has put up. */
export interface Proposal {
  readonly id: number;
  readonly player: string;
  readonly status: Challenge['status'];
  /** What whoever takes it up would win. */
  readonly wins: number;
  readonly matchId: string | null;
}

/** `proposalIn({ challenge, request: null })`: what both kinds have in common. */
export function proposalIn(found: Answer<'GET /api/matches/:id/rematch'>): Proposal | null {
  const { challenge, request } = found;
  if (challenge) {
    const { id, status, matchId, challengerId: player, winnerTakes: wins } = challenge;
    return { id, player, status, matchId, wins };
  }
  if (!request) return null;
  const { id, status, matchId, fromPlayerId: player, prizePool: wins } = request;
  return { id, player, status, matchId, wins };
}
