import { formatHoof, type Rarity } from '@goats/rules';
import { t } from '@goats/words';
import { starterWaits, type WalletFigures } from './wallet-queries.ts';

/** What a price is paid with: the house takes gifts too, everybody else only what may trade. */
export interface Bill {
  readonly price: number;
  readonly to: 'house' | 'people';
  /** It is one of the cards that a wallet may mint today. */
  readonly mints?: Rarity | undefined;
}

/** Why a bill cannot be paid: for a button, and as a sentence. */
export interface Lack {
  readonly kind: 'hoof' | 'free' | 'day';
  readonly brief: string;
  readonly words: string;
}

type Purse = Pick<WalletFigures, 'hoofBalance' | 'tradable' | 'mintsLeft'>;

/** What of a wallet may pay: `spendable(figures, 'people')` */
export function spendable({ hoofBalance, tradable }: Purse, to: Bill['to']): number {
  return to === 'house' ? hoofBalance : tradable;
}

/**
 * Null when a wallet can pay, and before anybody knows what it has.
 * `lackOf(figures, { price: 40, to: 'people' })?.words // 'Needs 40 that may trade: you have 0'`
 */
export function lackOf(purse: Purse | undefined, { price, to, mints }: Bill): Lack | null {
  if (!purse) return null;
  const left = mints && (mints === 'Legendary' ? purse.mintsLeft.legendary : purse.mintsLeft.all);
  if (left === 0) {
    return {
      kind: 'day',
      brief: t('Enough for today'),
      words:
        mints === 'Legendary'
          ? t('Your Legendary mints of today are used up: more at midnight UTC')
          : t('Your mints of today are used up: more at midnight UTC'),
    };
  }
  const has = spendable(purse, to);
  if (has >= price) return null;
  // Whoever has no gifts is short of HOOF, and there is only one kind of it.
  if (to === 'people' && purse.hoofBalance > purse.tradable) {
    return {
      kind: 'free',
      brief: t('Not enough to trade'),
      words: t('Needs {price} that may trade: you have {has}', {
        price: formatHoof(price),
        has: formatHoof(has),
      }),
    };
  }
  const short = t('{hoof} HOOF short', { hoof: formatHoof(price - has) });
  return { kind: 'hoof', brief: short, words: short };
}

/** An offer may be of any amount, and of HOOF that may trade. */
export function offerLack(purse: Purse | undefined): Lack | null {
  if (!purse || purse.tradable > 0) return null;
  return {
    kind: purse.hoofBalance > 0 ? 'free' : 'hoof',
    brief: t('Nothing to trade yet'),
    words: t('Only HOOF that may trade can be offered: you have none'),
  };
}

/** What a wallet can have instead of what it cannot pay. */
export type Nearest =
  | { readonly kind: 'starter' | 'play' | 'tomorrow' }
  | { readonly kind: 'mint'; readonly cardId: number; readonly price: number };

/** `nearestTo(figures, lack, { id: 4711, priceHoof: 36 }) // { kind: 'mint', cardId: 4711, price: 36 }` */
export function nearestTo(
  purse: Purse & Pick<WalletFigures, 'starterClaimed' | 'frozen'>,
  lack: Lack,
  alike: { readonly id: number; readonly priceHoof: number; readonly rarity: Rarity } | null,
): Nearest {
  if (lack.kind === 'day') return { kind: 'tomorrow' };
  if (starterWaits(purse)) return { kind: 'starter' };
  const mint = alike && ({ price: alike.priceHoof, to: 'house', mints: alike.rarity } as const);
  if (mint && lackOf(purse, mint) === null) {
    return { kind: 'mint', cardId: alike.id, price: alike.priceHoof };
  }
  return { kind: 'play' };
}
