import {
  poolOf,
  quickMultiplier,
  type Rarity,
  STRENGTHS,
  type Stake,
  stakeHundredths,
  toHoof,
  underdogBonus,
} from '@goats/rules';
import type { ToastMessage } from '@goats/ui/toast-queue.ts';
import { t } from '@goats/words';
import { isFree, type StandingCard } from '../../own-cards/card-standing.ts';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import type { Challenge } from '../challenge-queries.ts';

export interface Draft {
  address: string | null;
  card: OwnedCard | undefined;
  /** The tier the opponent must bring. */
  type: Rarity | '';
  stake: Stake;
  /** Undefined while it has not arrived: then the server decides. */
  balance: number | undefined;
}

/** Why this challenge cannot be sent, or null. */
export function createProblem({ address, card, type, stake, balance }: Draft): ToastMessage | null {
  if (!address || !card || !type) {
    return {
      title: t('Missing Information'),
      description: t('Please select an NFT and connect your wallet'),
      tone: 'yellow',
    };
  }
  if (balance !== undefined && balance < stake) {
    return {
      title: t('Insufficient Balance'),
      description: t('You need at least {stake} $HOOF to create this challenge', { stake }),
      tone: 'red',
    };
  }
  return null;
}

/** Why this challenge cannot be accepted by this wallet, or null. */
export function acceptProblem(
  challenge: Pick<Challenge, 'challengerId' | 'hoofStake'>,
  address: string | null,
  balance: number | undefined,
): ToastMessage | null {
  if (!address) {
    return {
      title: t('Wallet Not Connected'),
      description: t('Please connect your wallet to accept challenges'),
      tone: 'yellow',
    };
  }
  if (isOwn(challenge, address)) {
    return {
      title: t('Cannot Accept Own Challenge'),
      description: t('Somebody else has to want it too.'),
      tone: 'yellow',
    };
  }
  if (balance !== undefined && balance < challenge.hoofStake) {
    return {
      title: t('Insufficient Balance'),
      description: t('You need at least {stake} $HOOF to accept this challenge', {
        stake: challenge.hoofStake,
      }),
      tone: 'red',
    };
  }
  return null;
}

/** Addresses are compared without case. */
export function isOwn(challenge: Pick<Challenge, 'challengerId'>, address: string | null): boolean {
  return challenge.challengerId.toLowerCase() === address?.toLowerCase();
}

const OFFERED = 3;

/** Up to three free cards of the tier that is asked for, the strongest first. */
export function matchingCards<Card extends StandingCard & Pick<OwnedCard, 'rarity' | 'goatScore'>>(
  cards: readonly Card[],
  rarity: Rarity,
  now: number,
): Card[] {
  return cards
    .filter((card) => card.rarity === rarity && isFree(card, now))
    .sort((a, b) => b.goatScore - a.goatScore)
    .slice(0, OFFERED);
}

/** One's own first, then what one's cards can answer, then the rest; each in the order it came. */
export function playableFirst<One extends Pick<Challenge, 'challengerId' | 'rarity'>>(
  challenges: readonly One[],
  address: string | null,
  cards: Parameters<typeof matchingCards>[0] | undefined,
  now: number,
): One[] {
  const rank = (challenge: One) => {
    if (isOwn(challenge, address)) return 0;
    return matchingCards(cards ?? [], challenge.rarity, now).length > 0 ? 1 : 2;
  };
  return [...challenges].sort((a, b) => rank(a) - rank(b));
}

/** A challenge of the house, and the card of one's own that answers it best. */
export interface Pairing<One, Card> {
  readonly challenge: One;
  readonly card: Card;
}

type HouseChallenge = Pick<
  Challenge,
  | 'challengerHouse'
  | 'challengerStrength'
  | 'challengerNftRarity'
  | 'challengerNftGoatScore'
  | 'hoofStake'
  | 'rarity'
>;

/**
 * Whom of the house a newcomer plays first: the friendliest, with no crowd to explain, whose card is
 * not the better one, for the smallest stake. Null when the house has nothing they can answer.
 */
export function firstOpponent<
  One extends HouseChallenge,
  Card extends Parameters<typeof matchingCards>[0][number],
>(
  challenges: readonly One[],
  cards: readonly Card[],
  balance: number,
  now: number,
): Pairing<One, Card> | null {
  const rank = ({ challenge, card }: Pairing<One, Card>) => [
    STRENGTHS.indexOf(challenge.challengerStrength ?? 'sharp'),
    challenge.challengerNftRarity === challenge.rarity ? 0 : 1,
    Math.max(0, challenge.challengerNftGoatScore - card.goatScore),
    challenge.hoofStake,
    challenge.challengerNftGoatScore - card.goatScore,
  ];
  const [first] = challenges
    .filter(({ challengerHouse, hoofStake }) => challengerHouse && hoofStake <= balance)
    .flatMap((challenge) => {
      const [card] = matchingCards(cards, challenge.rarity, now);
      return card ? [{ challenge, card }] : [];
    })
    .sort((a, b) => inOrder(rank(a), rank(b)));
  return first ?? null;
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  return a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Friendly, and tier against tier: one that a first match may well be won against. */
export function isKind(
  challenge: Pick<HouseChallenge, 'challengerStrength' | 'challengerNftRarity' | 'rarity'>,
): boolean {
  return (
    challenge.challengerStrength === 'friendly' &&
    challenge.challengerNftRarity === challenge.rarity
  );
}

export interface Preview {
  bothStakes: number;
  multiplier: number;
  bonus: number;
  winnerTakes: number;
}

/** In HOOF: `payoutPreview(50, 'Rare', 'Epic', () => true) // { winnerTakes: 125, bonus: 25, … }` */
export function payoutPreview(
  stake: Stake,
  own: Rarity,
  opponent: Rarity,
  hasBonus: (bonus: number) => boolean,
): Preview {
  const amount = stakeHundredths(stake);
  const due = underdogBonus(amount, own, opponent);
  const bonus = hasBonus(toHoof(due)) ? due : 0;
  return {
    bothStakes: stake * 2,
    multiplier: quickMultiplier(own, opponent),
    bonus: toHoof(bonus),
    winnerTakes: toHoof(poolOf(amount, bonus)),
  };
}
