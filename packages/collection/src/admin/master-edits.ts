import { isRarity, readTypedAmount } from '@goats/rules';
import type { MasterGoat } from '../goats/goat-shapes.ts';
import { overall } from '../goats/goat-summaries.ts';

export const BASE_ATTRIBUTE_LIMITS = { min: 1, max: 100 } as const;
/** A base price above this would print Legendary cards at more HOOF than the supply can carry. */
export const BASE_PRICE_LIMITS = { min: 0.01, max: 1_000_000 } as const;
export const META_TAG_LIMITS = { count: 12, length: 32 } as const;

function numberOf(input: string | number): number {
  if (typeof input === 'number') return input;
  return input.trim() === '' ? Number.NaN : Number(input);
}

function held(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}

/** `parseBaseAttribute('140', 88) // 100`; what is no number leaves the attribute as it was. */
export function parseBaseAttribute(input: string | number, before: number): number {
  const value = numberOf(input);
  return Number.isNaN(value) ? before : Math.round(held(value, BASE_ATTRIBUTE_LIMITS));
}

/** `parseBasePrice('12,5', 40, 2) // 12.5`; what is no amount leaves the price as it was. */
export function parseBasePrice(input: string, before: number, decimals: number): number {
  const read = readTypedAmount(input, decimals);
  return 'amount' in read ? held(read.amount, BASE_PRICE_LIMITS) : before;
}

/** `parseMetaTags('Left hoof, left hoof, ') // ['Left hoof']` */
export function parseMetaTags(input: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const part of input.split(/[,\n]/)) {
    const tag = part.trim().replace(/\s+/g, ' ').slice(0, META_TAG_LIMITS.length);
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, META_TAG_LIMITS.count);
}

/** What an operator may change of a master goat; names, stories and counters are not among it. */
export type MasterEdits = Partial<
  Pick<
    MasterGoat,
    'baseAttributes' | 'baseRarity' | 'basePriceHoof' | 'basePriceMatic' | 'isActive' | 'metaTags'
  >
>;

/** `editMaster(goat, { isActive: false })`; the base score follows the attributes. */
export function editMaster(goat: MasterGoat, edits: MasterEdits): MasterGoat {
  const edited = { ...goat, ...edits };
  if (!isRarity(edited.baseRarity)) return goat;
  return { ...edited, baseGoatScore: overall(edited.baseAttributes) };
}
