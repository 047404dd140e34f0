import { TRAITS, type Trait } from '@goats/contract';
import type { Attribute } from '@goats/rules';

export interface WantedTrait {
  readonly trait: Trait;
  readonly value: string;
}

/** What a filter leaves of the collection; undefined leaves all of it. */
export interface Among {
  readonly facets: readonly number[] | undefined;
  readonly strong: Attribute | undefined;
  readonly traits: readonly WantedTrait[];
  readonly owner: string | undefined;
  /** Only what can be bought now. */
  readonly listed: boolean;
  /** One card, by its number. */
  readonly id: number | undefined;
}

/** Adds a value of a statement and answers how it is written there. */
export type Bind = (value: unknown, type: string) => string;

export interface Rows {
  readonly from: string;
  /** Which of all statements it is: the same name is always the same text. */
  readonly name: string;
  /** Everything but the facets. */
  readonly where: string;
}

/** The rows that a filter walks, and what it asks of each. The shelf has the columns of the cards. */
export function rowsAmong({ strong, traits, owner, listed, id }: Among, bind: Bind): Rows {
  const table = listed ? 'shelf' : 'cards';
  const from = owner
    ? `(select t.* from card_holdings h join ${table} t on t.id = h.card_id
         where h.owner = ${bind(owner, 'text')}) held`
    : table;
  const where = ['true'];
  if (id !== undefined) where.push(`id = ${bind(id, 'int')}`);
  if (strong) where.push(`strong_in = ${bind(strong, 'attribute')}`);
  // One statement for every choice of traits, or there would be dozens.
  for (const trait of traits.length > 0 ? TRAITS : []) {
    const values = traits.filter((one) => one.trait === trait).map(({ value }) => value);
    const wanted = bind(values.length > 0 ? values : null, 'text[]');
    where.push(`(${wanted} is null or ${trait} = all(${wanted}))`);
  }
  const asks = { owner, id: id !== undefined, strong, traits: traits.length > 0 };
  const asked = Object.entries(asks).flatMap(([name, set]) => (set ? [name] : []));
  return { from, name: [table, ...asked].join('-'), where: where.join(' and ') };
}
