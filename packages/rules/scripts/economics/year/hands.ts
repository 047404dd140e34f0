import {
  type CardForm,
  cardHold,
  drawRarity,
  hasHistory,
  historyAfter,
  PACK_ODDS,
  RARITIES,
  type Rarity,
  utcDay,
} from '../../../src/index.ts';
import type { Face, Held, Wallet, World } from './world.ts';

const held = (face: Face, tie: Held['tie']): Held => ({
  face,
  tie,
  restsUntil: null,
  gamesDay: -1,
  games: 0,
});

export const take = (wallet: Wallet, face: Face, tie: Held['tie']) =>
  wallet.hand[face.rarity].push(held(face, tie));

export const cardsOf = ({ hand }: Wallet): Held[] => RARITIES.flatMap((rarity) => hand[rarity]);

export const countCards = ({ hand }: Wallet): number =>
  RARITIES.reduce((sum, rarity) => sum + hand[rarity].length, 0);

function mayPlay(card: Held, at: number): boolean {
  const gamesToday = card.gamesDay === utcDay(at) ? card.games : 0;
  const form: CardForm = { engaged: false, restsUntil: card.restsUntil, gamesToday };
  return cardHold(form, at) === null;
}

/** A card that may play now, of the first of some tiers that has one; for a request one's own. */
export function freeCard(
  { hand }: Wallet,
  at: number,
  tiers: readonly Rarity[],
  own: boolean,
): Held | undefined {
  for (const rarity of tiers) {
    for (const card of hand[rarity]) {
      if ((!own || card.tie === 'own') && mayPlay(card, at)) return card;
    }
  }
  return undefined;
}

/** An unowned card of the tier that is drawn or the next one below; a loan leaves it where it is. */
export function drawFace(world: World, lent: boolean): Face | null {
  const { random, pool, counts } = world;
  const rank = RARITIES.indexOf(drawRarity({ int: random.below }, PACK_ODDS));
  for (const rarity of RARITIES.slice(0, rank + 1).reverse()) {
    const unowned = pool[rarity];
    if (unowned.length > 0) return lent ? unowned[random.below(unowned.length)]! : unowned.pop()!;
    counts.dry += 1;
  }
  return null;
}

/** In the order of waiting, so many cards a day over all. */
export function giveOwnCards(world: World, day: number): void {
  const { ownCards } = world.preset;
  for (let left = ownCards.perDay; left > 0 && world.queue.length > 0; left -= 1) {
    const wallet = world.queue[0]!;
    const face = drawFace(world, false);
    if (face === null) return;
    take(wallet, face, 'own');
    wallet.ownCards += 1;
    if (wallet.ownCards < ownCards.perWallet) continue;
    world.queue.shift();
    const waited = day - wallet.historyDay!;
    world.counts.longestWaitDays = Math.max(world.counts.longestWaitDays, waited);
  }
}

/** After a match: a history sets bound cards free and asks for cards of one's own. */
export function countTowardsHistory(
  world: World,
  wallet: Wallet,
  opponent: { readonly id: number; readonly house: boolean },
  day: number,
): void {
  const { battler, met } = wallet;
  const { id, house } = opponent;
  const { historyDays } = world.preset;
  const history = historyAfter(battler.history, { house, met: met.has(id), day }, historyDays);
  met.add(id);
  wallet.battler = { ...battler, history };
  if (wallet.historyDay !== null || !hasHistory(history)) return;
  wallet.historyDay = day;
  for (const card of cardsOf(wallet)) if (card.tie === 'bound') card.tie = 'own';
  if (world.preset.starter.lent) world.queue.push(wallet);
}
