import { z } from 'zod';

/** A wrong environment. The message is one sentence that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export const anyFlag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no', 'on', 'off'], { error: 'must be true or false' })
  .transform((value) => ['true', '1', 'yes', 'on'].includes(value));

export const flag = (fallback: boolean) => anyFlag.prefault(fallback ? 'true' : 'false');

export const anyWholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

export const wholeNumber = (fallback: number, min: number, max: number) =>
  anyWholeNumber(min, max).prefault(String(fallback));

export const text = z.string().min(1, 'must not be empty');

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a http(s) address' });
