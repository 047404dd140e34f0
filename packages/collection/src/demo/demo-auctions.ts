import { BID_INCREMENT, RARITIES } from '@goats/rules';
import { GOAT_COUNT, MAX_VARIATIONS } from '../admin/generation-settings.ts';
import { below, hashText, mix, pick, unit } from '../generator/seeded.ts';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { cardId, type MintedCard, mintedCard } from '../minted/minted-cards.ts';
import { demoAddress } from './house-players.ts';

export interface DemoBid {
  readonly bidderAddress: string;
  /** SOL, two decimals. */
  readonly bidAmount: number;
  /** Milliseconds from now; always negative. */
  readonly offsetMs: number;
}

export interface DemoAuction {
  readonly cardId: number;
  readonly tokenId: number;
  /** SOL. */
  readonly startPrice: number;
  /** Milliseconds from now; negative, it has begun. */
  readonly startOffsetMs: number;
  /** Milliseconds from now; positive, it is running. */
  readonly endOffsetMs: number;
  /** Oldest and lowest first; some have none yet. */
  readonly bids: readonly DemoBid[];
}

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PER_GOAT = 3;
const BIDDERS = 40;
const MOST_BIDS = 8;

/**
 * `demoAuctions('demo')`: thirty running auctions, three a goat, of three different tiers. Times
 * are offsets, so the same seed gives the same world whenever it is started. The earliest ends
 * after twelve minutes, so that a visitor may see one end; the latest after six days. What `isSold`
 * gives way to the next card of its goat and tier, and to none when there is none left.
 */
export function demoAuctions(
  seed: string,
  isSold: (cardId: number) => boolean = () => false,
): readonly DemoAuction[] {
  const key = mix(hashText(seed), hashText('demo auctions'));
  const bidders = Array.from({ length: BIDDERS }, (_, index) =>
    demoAddress(`${seed}/bidder/${index}`),
  );
  return GOAT_SLUGS.flatMap((goat, goatIndex) =>
    Array.from({ length: PER_GOAT }, (_, turn) => turn).flatMap((turn) => {
      const place = goatIndex + turn * GOAT_COUNT;
      const auctionKey = mix(key, place);
      // Legendary for the first of each goat, then Epic, then Rare.
      const rarity = RARITIES[RARITIES.length - 1 - turn];
      const card = cardOnAuction(goat, rarity, auctionKey, isSold);
      return card ? [auction(card, place, auctionKey, bidders)] : [];
    }),
  );
}

function cardOnAuction(
  goat: (typeof GOAT_SLUGS)[number],
  rarity: MintedCard['rarity'] | undefined,
  key: number,
  isSold: (cardId: number) => boolean,
): MintedCard | undefined {
  const steps = MAX_VARIATIONS / 10;
  const from = below(mix(key, 1), steps);
  for (let step = 0; step < steps; step += 1) {
    const card = mintedCard(cardId(goat, 10 * ((from + step) % steps) + 3));
    if (card && card.rarity === rarity && !isSold(card.id)) return card;
  }
  return undefined;
}

function auction(
  card: MintedCard,
  place: number,
  key: number,
  bidders: readonly string[],
): DemoAuction {
  const running = 2 * HOUR + Math.floor(unit(mix(key, 2)) * 4 * DAY);
  const share = ((place * 7) % (PER_GOAT * GOAT_COUNT)) / (PER_GOAT * GOAT_COUNT);
  const remaining = 12 * MINUTE + Math.floor(share ** 2 * 6 * DAY);
  const startPrice = Math.round(card.price * 80) / 100;
  const bids: DemoBid[] = [];
  const count = place % 7 === 6 ? 0 : 1 + below(mix(key, 3), MOST_BIDS);
  let hundredths = Math.round(startPrice * 100);
  let before = '';
  for (let bid = 0; bid < count; bid += 1) {
    const bidKey = mix(mix(key, 4), bid);
    const raise = Math.round(hundredths * 0.06 * unit(mix(bidKey, 1)));
    hundredths += bid === 0 ? raise : Math.max(Math.round(BID_INCREMENT * 100), raise);
    const bidderAddress = pick(
      mix(bidKey, 2),
      bidders.filter((bidder) => bidder !== before),
    );
    before = bidderAddress;
    const elapsed = (bid + 0.2 + 0.7 * unit(mix(bidKey, 3))) / count;
    bids.push({
      bidderAddress,
      bidAmount: hundredths / 100,
      offsetMs: -Math.ceil((1 - elapsed) * running) - 1,
    });
  }
  return {
    cardId: card.id,
    tokenId: card.tokenId,
    startPrice,
    startOffsetMs: -running,
    endOffsetMs: remaining,
    bids,
  };
}
