import { isWalletAddress, RARITIES, type Rarity } from '@goats/rules';
import type { DeskWallet } from './wallet-queries.ts';

export interface MintDay {
  readonly day: string;
  readonly hoof: number;
  readonly cards: Readonly<Record<Rarity, number>>;
}

/** One line a day: `mintDays(wallet.mints) // [{ day: '2026-06-01', hoof: 900, cards: { Epic: 3, … } }]` */
export function mintDays(mints: DeskWallet['mints']): MintDay[] {
  const days = [...new Set(mints.map(({ day }) => day))];
  return days.map((day) => {
    const own = mints.filter((mint) => mint.day === day);
    const cards = Object.fromEntries(
      RARITIES.map((tier) => [tier, own.find(({ rarity }) => rarity === tier)?.cards ?? 0]),
    ) as MintDay['cards'];
    return { day, cards, hoof: own.reduce((sum, { hoof }) => sum + hoof, 0) };
  });
}

/** `asWallet(' 0xAB… ') // '0xab…'`; null when it is no address. */
export function asWallet(text: string): string | null {
  const address = text.trim().toLowerCase();
  return isWalletAddress(address) ? address : null;
}

/** What has to be typed before anything goes: `confirmation(12) // 'return 12'` */
export function confirmation(cards: number): string {
  return `return ${cards}`;
}
