/**
 * One thing that a decision was told, as `changed_facts` (db/functions/facts.sql) looks at it once
 * more: the question's own words, and what is to be found again as a text; null for nothing.
 */
export interface Check {
  readonly fact: string;
  readonly a?: string | null;
  readonly b?: string | null;
  readonly n?: number;
  readonly at?: Date;
  readonly seen: string | null;
}

/** Null: there is nothing that could change. */
export type Seen = (Omit<Check, 'fact'> & { readonly fact?: string }) | null;

export const text = (value: string | number | boolean | null) =>
  value === null ? null : String(value);
export const words = (values: readonly (string | number)[]) =>
  values.length === 0 ? null : values.join(' ');
