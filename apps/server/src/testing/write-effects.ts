import { type Effect, HUNDREDTHS_PER_HOOF, type Posting, restsUntil, TREASURY } from '@goats/rules';
import { ATTRIBUTE_COLUMNS } from '../db/attribute-columns.ts';
import type { Queryable } from '../db/database.ts';
import { commit } from '../slices/world.ts';

/** Effects without a decision, through the commit that all decisions go through. */
export async function writeEffects(
  db: Queryable,
  effects: readonly Effect[],
  at: number,
): Promise<void> {
  const [conflict] = await commit(db, [{ at, effects, key: null }]);
  if (conflict) throw new Error(`conflict: ${conflict}`);
}

/** `await post(db, { reason: 'mint', reference: 'card:17', from: wallet, to: TREASURY, amount: 5000 }, at)` */
export function post(db: Queryable, posting: Omit<Posting, 'type'>, at: number): Promise<void> {
  return writeEffects(db, [{ type: 'post', ...posting }], at);
}

/** HOOF out of the treasury: `await giveHoof(db, wallet, 1_000, at)` */
export function giveHoof(db: Queryable, to: string, hoof: number, at: number): Promise<void> {
  const reference = `house:${to}`;
  const amount = hoof * HUNDREDTHS_PER_HOOF;
  return post(db, { reason: 'house', reference, from: TREASURY, to, amount }, at);
}

/** An unowned card: `await giveCard(db, wallet, 17, at)` */
export function giveCard(db: Queryable, to: string, cardId: number, at: number): Promise<void> {
  const reference = `house:${to}`;
  return writeEffects(db, [{ type: 'card-event', kind: 'granted', cardId, reference, to }], at);
}

/** Ten equal numbers, so that who wins and what may grow does not hang on the collection. */
export async function setLevel(db: Queryable, cardId: number, level: number): Promise<void> {
  const columns = ATTRIBUTE_COLUMNS.map(([, column]) => `${column} = $2`);
  await db.query(`update cards set ${columns} where id = $1`, [cardId, level]);
}

/** A card that was lost in a battle goes to the winner and rests. */
export function loseCard(
  db: Queryable,
  lost: {
    readonly cardId: number;
    readonly from: string;
    readonly to: string;
    readonly reference: string;
  },
  at: number,
): Promise<void> {
  const event = { type: 'card-event', kind: 'lost', restsUntil: restsUntil(at), ...lost } as const;
  return writeEffects(db, [event], at);
}
