import type { Hundredths } from '../economy/hoof.ts';
import { HUNDREDTHS_PER_HOOF } from '../economy/hoof.ts';
import type { RandomNumber } from './strength.ts';

/** A card whose mint price is known: nobody sensible pays more for one than for its like, new. */
interface Priced {
  readonly price: Hundredths;
}

const whole = (amount: number): Hundredths =>
  Math.max(1, Math.round(amount / HUNDREDTHS_PER_HOOF)) * HUNDREDTHS_PER_HOOF;

const between = (least: number, most: number, random: RandomNumber) =>
  least + (most - least) * random();

/** What a house player asks for a card: from a bargain to a dreamer's price, in whole HOOF. */
export function houseAsks({ price }: Priced, random: RandomNumber): Hundredths {
  return whole(price * between(0.85, 1.35, random));
}

/** What a house player offers for somebody's card: less than a new one costs. */
export function houseOffers({ price }: Priced, random: RandomNumber): Hundredths {
  return whole(price * between(0.6, 0.95, random));
}

/** Whether a house player takes a card off the shelf at what is asked for it. */
export function houseBuys({ price, asked }: Priced & { readonly asked: Hundredths }): boolean {
  return asked <= price;
}

/** Whether a house player lets a card go for an offer: for what it is worth, or nearly what it asks. */
export function houseAccepts(
  { price, asked }: Priced & { readonly asked?: Hundredths | undefined },
  amount: Hundredths,
): boolean {
  return amount >= 0.95 * Math.min(price, asked ?? price);
}
