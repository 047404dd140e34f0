import { CARDS_ON_CHAIN, tokenOf } from '@goats/rules';
import type { Hex } from 'viem';
import { refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import type { HeldCardRow } from '../../card/index.ts';
import { heldCard } from '../../card/index.ts';
import { readChainInfo } from '../chain-info.ts';
import { freshCardsOf } from '../exits/exit-store.ts';
import { cardProof } from '../roots/card-proof.ts';
import { rootNow } from '../roots/post-root.ts';
import { activeRoot } from '../roots/root-store.ts';

/**
 * What the contract wants to see beside the voucher before it hands a card out: nothing from whoever
 * brought it after the active root, and else the way to that root. Null: it would refuse.
 */
export async function cardWay(
  game: Pick<Game, 'db' | 'roots'>,
  cardId: number,
  wallet: string,
): Promise<Hex[] | null> {
  const root = await activeRoot(game.db);
  if (!root) return null;
  const token = tokenOf(cardId);
  const fresh = await freshCardsOf(game.db, wallet, root);
  if (fresh.own.includes(token)) return [];
  return fresh.all.has(token) ? null : cardProof(game, cardId, wallet);
}

/**
 * Sees to it that a card can leave before a voucher is signed for it. Where roots count at once one is
 * made for it; elsewhere its owner is told when the next one will know the card.
 */
export async function ensureCardWay(game: Game, cardId: number, wallet: string): Promise<void> {
  const { clock, db, chain } = game;
  const card = await heldCard(db, cardId, wallet, clock.now());
  // What is wrong with it is the rules' to say: a root that does not help it is made for nobody.
  if (card?.owner !== wallet || !isFree(card)) return;
  if (await cardWay(game, cardId, wallet)) return;
  if (chain!.terms.rootDelaySeconds === 0) {
    await rootNow(game);
    if (await cardWay(game, cardId, wallet)) return;
  }
  const info = await readChainInfo(game);
  const nextAt = 'off' in info ? null : (info.pending?.activeFrom ?? info.nextRootAt);
  throw refuse('root-needed', { name: card.name }, { details: { nextAt } });
}

const isFree = ({ id, bond, busy_with, asked, on_auction }: HeldCardRow) =>
  id <= CARDS_ON_CHAIN && !bond && !busy_with && asked === null && !on_auction;
