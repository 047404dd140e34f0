interface Limits {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

export const NFT_BATCH_LIMITS: Limits = { min: 1, max: 1000, fallback: 100 };
export const MOMENT_BATCH_LIMITS: Limits = { min: 1, max: 5000, fallback: 1000 };
export const MOMENT_TAB_BATCH_LIMITS: Limits = { min: 100, max: 5000, fallback: 1000 };
export const VARIANCE_LIMITS: Limits = { min: 0, max: 50, fallback: 10 };
export const PERCENTAGE_LIMITS: Limits = { min: 0, max: 100, fallback: 0 };

/** An empty field is not zero: `Number('')` would turn a cleared batch size into a batch of one. */
function within(limits: Limits, input: string | number, whole: boolean): number {
  const value = typeof input === 'number' ? input : input.trim() === '' ? NaN : Number(input);
  if (Number.isNaN(value)) return limits.fallback;
  const clamped = Math.min(limits.max, Math.max(limits.min, value));
  return whole ? Math.floor(clamped) : clamped;
}

/** `parseNftBatchSize('abc') // 100` */
export function parseNftBatchSize(input: string | number): number {
  return within(NFT_BATCH_LIMITS, input, true);
}

/** `parseMomentBatchSize('9000') // 5000`, on the overview */
export function parseMomentBatchSize(input: string | number): number {
  return within(MOMENT_BATCH_LIMITS, input, true);
}

/** `parseMomentTabBatchSize('7') // 100`, on the moment generation tab */
export function parseMomentTabBatchSize(input: string | number): number {
  return within(MOMENT_TAB_BATCH_LIMITS, input, true);
}

/** `parseAttributeVariance('80') // 50` */
export function parseAttributeVariance(input: string | number): number {
  return within(VARIANCE_LIMITS, input, false);
}

/** `parseRarityPercentage('') // 0` */
export function parseRarityPercentage(input: string | number): number {
  return within(PERCENTAGE_LIMITS, input, false);
}
