import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/db/database.ts';
import { saleTerms, toHoof } from '../../packages/rules/src/index.ts';
import type { Chance } from '../fuzz/chance.ts';
import { KEYED_SHARE } from '../players/duel.ts';
import type { Player } from '../players/player.ts';
import type { Answer, Sending, Wire } from '../players/wire.ts';
import { fateOf, type Reckoning, reckon } from './promises.ts';

/** Somebody with cards and HOOF to trade, and the wire that they speak through. */
export interface Trader {
  readonly player: Player;
  readonly wire: Wire;
  /** All that they had when it began, in HOOF. */
  readonly startHoof: number;
}

interface Sale {
  readonly card: number;
  readonly seller: string;
  readonly buyer: string;
  /** In hundredths; no two sales have the same, so that each is known by it. */
  readonly price: number;
}

export interface Market {
  /** Until nobody waits for an answer any more. */
  readonly over: Promise<void>;
  /** Takes back what is still offered, and compares the books with what the traders remember. */
  reckoning(db: Database): Promise<Reckoning>;
}

const LEAST_PRICE = 1_000;
const REST_MS = 1_500;
const nameOf = ({ card, seller, buyer, price }: Sale) =>
  `card ${card} from ${seller} to ${buyer} for ${toHoof(price)}`;

/** They list and buy, and offer and accept, most of it without a key, until `over`. */
export function openMarket(
  traders: readonly Trader[],
  chance: Chance,
  over: () => boolean,
): Market {
  const sold: Sale[] = [];
  const unsure: Sale[] = [];
  let serial = 0;
  // Who has which cards, as they remember it. What nobody knows of any more they leave alone.
  const shelf = new Map(
    traders.map(({ player }) => [player.address, player.cards.map(({ id }) => id)]),
  );

  function send(
    { player, wire }: Trader,
    method: Sending['method'],
    path: string,
    body?: object,
  ): Promise<Answer> {
    if (chance.maybe(KEYED_SHARE)) return player.surely(wire, method, path, body);
    return player.once(wire, method, path, body);
  }

  async function trade(seller: Trader, buyer: Trader): Promise<void> {
    const card = shelf.get(seller.player.address)!.shift();
    if (card === undefined) return;
    serial += 1;
    const price = LEAST_PRICE + serial;
    const sale = { card, seller: seller.player.address, buyer: buyer.player.address, price };
    const answer = chance.maybe(0.6)
      ? await listAndBuy(seller, buyer, sale)
      : await offerAndAccept(seller, buyer, sale);
    if (!answer) return;
    const fate = fateOf(answer);
    if (fate === 'unknown') unsure.push(sale);
    if (fate !== 'done') return;
    sold.push(sale);
    shelf.get(sale.buyer)!.push(card);
  }

  async function listAndBuy(seller: Trader, buyer: Trader, { card, price }: Sale) {
    const asked = { price: toHoof(price) };
    if (fateOf(await send(seller, 'POST', `/api/cards/${card}/listing`, asked)) !== 'done') return;
    if (chance.maybe(0.1)) {
      await send(seller, 'DELETE', `/api/cards/${card}/listing`);
      return;
    }
    return send(buyer, 'POST', `/api/cards/${card}/buy`, asked);
  }

  async function offerAndAccept(seller: Trader, buyer: Trader, { card, price }: Sale) {
    const path = `/api/cards/${card}/offers`;
    const made = await send(buyer, 'POST', path, { amount: toHoof(price) });
    if (fateOf(made) !== 'done') return;
    if (chance.maybe(0.1)) {
      await send(buyer, 'DELETE', `/api/offers/${made.body.id}`);
      return;
    }
    return send(seller, 'POST', `/api/offers/${made.body.id}/accept`);
  }

  async function stall(own: Trader): Promise<void> {
    const others = traders.filter((each) => each !== own);
    while (!over()) {
      await trade(own, chance.pick(others));
      await sleep(chance.below(REST_MS));
    }
  }

  return {
    over: Promise.all(traders.map(stall)).then(() => undefined),
    async reckoning(db) {
      const wallets = traders.map(({ player }) => player.address);
      await takeBackOffers(db, traders);
      const rows = await db.query<{ card: number; seller: string; buyer: string; price: number }>(
        `select card_id as card, from_wallet as seller, to_wallet as buyer, price from card_events
          where kind = 'sold' and from_wallet = any($1)`,
        [wallets],
      );
      const sales = reckon('sales', sold.map(nameOf), unsure.map(nameOf), rows.map(nameOf));
      const wrong = [...sales.wrong];
      for (const { player, wire, startHoof } of traders) {
        const { address } = player;
        const earned = rows
          .filter(({ seller }) => seller === address)
          .reduce((sum, { price }) => sum + saleTerms(price).received, 0);
        const spent = rows
          .filter(({ buyer }) => buyer === address)
          .reduce((sum, { price }) => sum + toHoof(price), 0);
        const { body } = await player.surely(wire, 'GET', `/api/wallets/${address}`);
        const due = startHoof + earned - spent;
        if (Math.round(body.hoofBalance * 100) !== Math.round(due * 100)) {
          wrong.push(`trader ${address} holds ${body.hoofBalance} HOOF and should hold ${due}`);
        }
      }
      return { counts: sales.counts, wrong };
    },
  };
}

async function takeBackOffers(db: Database, traders: readonly Trader[]): Promise<void> {
  for (const { player, wire } of traders) {
    const open = await db.query<{ id: number }>(
      `select id from offers where status = 'open' and bidder = $1`,
      [player.address],
    );
    for (const { id } of open) await player.surely(wire, 'DELETE', `/api/offers/${id}`);
  }
}
