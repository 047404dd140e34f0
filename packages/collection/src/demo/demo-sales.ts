import { sha256Hex } from '@goats/rules';
import { GOAT_COUNT, MAX_VARIATIONS } from '../admin/generation-settings.ts';
import { below, hashText, mix, pick, unit } from '../generator/seeded.ts';
import { type MintedCard, mintedCard } from '../minted/minted-cards.ts';
import { demoRole } from './demo-roles.ts';
import { demoAddress } from './house-players.ts';

export interface DemoSale {
  readonly tokenId: number;
  /** Ξ, two decimals. */
  readonly price: number;
  /** Epoch milliseconds. */
  readonly soldAt: number;
  readonly buyer: string;
  readonly seller: string;
  readonly transactionHash: string;
}

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
const SALES = 1_400;
const COLLECTORS = 90;
/** Pairs of collectors who sell one card to and fro; a ranking worth its name leaves them out. */
const WASH_TRADERS = 3;

/**
 * `demoSales('demo', 1_770_000_000_000)`: a year of sample sales up to that moment, oldest
 * first. Whoever sells a card has bought it before, or is the studio that minted it. Prices follow
 * a card's SOL price with a market that rises through the year and dips once in the middle.
 */
export function demoSales(seed: string, untilEpochMs: number): readonly DemoSale[] {
  const key = mix(hashText(seed), hashText('demo sales'));
  const studio = demoAddress('studio');
  const collectors = Array.from({ length: COLLECTORS }, (_, index) =>
    demoAddress(`${seed}/collector/${index}`),
  );
  const owners = new Map<number, string>();
  const sales: DemoSale[] = [];

  const record = (card: MintedCard, progress: number, price: number, buyer: string) => {
    const seller = owners.get(card.tokenId) ?? studio;
    owners.set(card.tokenId, buyer);
    sales.push({
      tokenId: card.tokenId,
      price: Math.max(0.01, Math.round(price * 100) / 100),
      soldAt: untilEpochMs - Math.floor((1 - progress) * YEAR),
      buyer,
      seller,
      transactionHash: `0x${sha256Hex(`legendary-goats demo sale|${seed}|${sales.length}`)}`,
    });
  };

  for (let index = 0; index < SALES; index += 1) {
    const sale = mix(key, index);
    // Strictly before the end: a last sale must not lie in the future of whoever starts the world.
    const progress = (index + 0.9 * unit(mix(sale, 1))) / SALES;
    const card = tradedCard(mix(sale, 2));
    const owner = owners.get(card.tokenId) ?? studio;
    const others = collectors.filter((collector) => collector !== owner);
    const price = card.price * market(progress) * (0.85 + 0.3 * unit(mix(sale, 3)));
    record(card, progress, price, pick(mix(sale, 4), others));
  }

  for (let pair = 0; pair < WASH_TRADERS; pair += 1) {
    const one = demoAddress(`${seed}/to-and-fro/${pair}/a`);
    const other = demoAddress(`${seed}/to-and-fro/${pair}/b`);
    // A card of their own: sold on by others, it would have two owners at once.
    let attempt = 0;
    let card = tradedCard(mix(mix(key, SALES + pair), attempt));
    while (owners.has(card.tokenId)) {
      attempt += 1;
      card = tradedCard(mix(mix(key, SALES + pair), attempt));
    }
    for (let turn = 0; turn < 4; turn += 1) {
      const progress = 0.5 + 0.1 * pair + 0.01 * turn;
      record(card, progress, card.price * (2 + turn * 2), turn % 2 === 0 ? one : other);
    }
  }
  return sales.sort((a, b) => a.soldAt - b.soldAt);
}

/** A card that may be traded, the favourites of the crowd more often than the rest. */
function tradedCard(key: number): MintedCard {
  const goat = Math.min(below(mix(key, 1), GOAT_COUNT), below(mix(key, 2), GOAT_COUNT + 4));
  const variation = 5 * (below(mix(key, 3), MAX_VARIATIONS / 5) + 1);
  const id = (variation - 1) * GOAT_COUNT + goat + 1;
  const card = mintedCard(id);
  if (!card || demoRole(id) !== 'market') throw new RangeError(`Card ${id} is not for trading`);
  return card;
}

function market(progress: number): number {
  const dip = Math.exp(-(((progress - 0.55) / 0.08) ** 2));
  return 0.8 + 0.6 * progress - 0.25 * dip;
}

/** `lastBuyers(sales).get(1_000_050)`: who holds a card after its last sale. */
export function lastBuyers(sales: readonly DemoSale[]): ReadonlyMap<number, string> {
  return new Map(sales.map((sale) => [sale.tokenId, sale.buyer]));
}
