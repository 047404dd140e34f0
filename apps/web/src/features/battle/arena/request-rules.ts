import { canBeLost, formatHoof, nearestCards, SQUAD_DECK_SIZE } from '@goats/rules';
import { t } from '@goats/words';
import { isFree, type StandingCard, whyNoneFree } from '../../own-cards/card-standing.ts';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import type { BattleRequest } from '../battle-queries.ts';
import { insufficientWords } from '../insufficient.ts';
import { wouldStakeLast } from '../would-stake-last.ts';

const NO_CARD = t('No Matching NFTs');

/** `isOwnRequest(request, address)`: addresses are compared without case. */
export function isOwnRequest(
  request: Pick<BattleRequest, 'fromPlayerId'>,
  address: string | null,
): boolean {
  return request.fromPlayerId.toLowerCase() === address?.toLowerCase();
}

type Answering = StandingCard &
  Pick<OwnedCard, 'rarity' | 'goatScore' | 'bond'> &
  Partial<Pick<OwnedCard, 'listing'>>;

/** Put at stake, a card comes off the shelf: nobody has that done for them unasked. */
const onShelf = ({ listing }: Answering) => (listing ? 1 : 0);

/** The free cards that may answer a request, the nearest GOAT Score first; what is for sale last. */
export function cardsFor<Card extends Answering>(
  request: { readonly fromCard: Pick<BattleRequest['fromCard'], 'rarity' | 'goatScore'> },
  cards: readonly Card[],
  now: number,
): Card[] {
  const { rarity, goatScore } = request.fromCard;
  const distance = (card: Card) => Math.abs(card.goatScore - goatScore);
  return cards
    .filter((card) => card.rarity === rarity && canBeLost(card) && isFree(card, now))
    .sort((a, b) => onShelf(a) - onShelf(b) || distance(a) - distance(b));
}

/** The fairest ten, with what is for sale only where it needs that; empty when there are too few. */
export function squadFor<Card extends Answering>(
  { fromCard, fromDeck }: Pick<BattleRequest, 'fromCard' | 'fromDeck'>,
  cards: readonly Card[],
  now: number,
): Card[] {
  const free = cards.filter((card) => isFree(card, now));
  const fairest = (hand: readonly Card[]) =>
    nearestCards(hand, fromDeck ?? [], fromCard.rarity, canBeLost);
  return fairest(free.filter((card) => !onShelf(card))) ?? fairest(free) ?? [];
}

export type JoinState =
  | { readonly kind: 'own' | 'loading' | 'ready' }
  /** Nothing to press, and why. */
  | {
      readonly kind: 'no-wallet' | 'insufficient' | 'no-card' | 'last-card';
      /** What the button says instead of what it would do. */
      readonly title: string;
      readonly words: string;
    };

/** What the button of a request says to this wallet, and why. */
export function joinState(
  request: Pick<BattleRequest, 'fromPlayerId' | 'hoofStake' | 'gameMode' | 'fromCard'>,
  wallet: {
    address: string | null;
    balance: number | undefined;
    cards: readonly Answering[] | undefined;
    /** Cards that no battle can take away; unknown while it loads. */
    kept: number | undefined;
  },
  now: number,
): JoinState {
  const { address, balance, cards } = wallet;
  if (!address) {
    const words = t('Joining costs {hoof} HOOF.', { hoof: formatHoof(request.hoofStake) });
    return { kind: 'no-wallet', title: t('Connect Wallet to Join'), words };
  }
  if (isOwnRequest(request, address)) return { kind: 'own' };
  if (balance === undefined || !cards) return { kind: 'loading' };
  if (balance < request.hoofStake) {
    const words = insufficientWords(request.hoofStake, balance);
    return { kind: 'insufficient', title: t('Insufficient HOOF'), words };
  }
  const { rarity } = request.fromCard;
  if (cardsFor(request, cards, now).length === 0) {
    const tier = cards.filter((card) => card.rarity === rarity && canBeLost(card));
    const why = whyNoneFree(tier, now);
    const needs = t(
      'Needs a free {rarity, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} card of your own.',
      { rarity },
    );
    const words = why ? `${needs} ${why.words}` : needs;
    return { kind: 'no-card', title: why?.title ?? NO_CARD, words };
  }
  if (
    request.gameMode === 'squad' &&
    cards.filter((card) => isFree(card, now)).length < SQUAD_DECK_SIZE
  ) {
    const words = t(
      'Needs ten free cards, {rarity, select, Common {a Common} Rare {a Rare} Epic {an Epic} other {a Legendary}} captain among them.',
      { rarity },
    );
    return { kind: 'no-card', title: NO_CARD, words };
  }
  if (wouldStakeLast(wallet.kept)) {
    const words = t('Your last card stays with you: a battle needs two.');
    return { kind: 'last-card', title: t('Your Last Card'), words };
  }
  return { kind: 'ready' };
}

/** One's own first, then what can be joined, then the rest; each in the order it came. */
export function joinableFirst<Request extends Parameters<typeof joinState>[0]>(
  requests: readonly Request[],
  wallet: Parameters<typeof joinState>[1],
  now: number,
): Request[] {
  const rank = (request: Request) => {
    const { kind } = joinState(request, wallet, now);
    return kind === 'own' ? 0 : kind === 'ready' ? 1 : 2;
  };
  return [...requests].sort((a, b) => rank(a) - rank(b));
}

/** The strongest ten, led by the strongest card that may be lost: `bestTen(free) // [17, 4, …]` */
export function bestTen<Card extends Pick<OwnedCard, 'id' | 'goatScore' | 'bond'>>(
  free: readonly Card[],
): number[] {
  const strongest = [...free].sort((a, b) => b.goatScore - a.goatScore);
  const captain = strongest.find(canBeLost);
  const others = strongest.filter((card) => card !== captain);
  return (captain ? [captain, ...others] : others).slice(0, SQUAD_DECK_SIZE).map(({ id }) => id);
}
