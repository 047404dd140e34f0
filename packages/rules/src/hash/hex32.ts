/**
 * Seeds, salts and commitments: 32 bytes in lower-case hex. Capitals are refused because the same
 * bytes in another case hash to another commitment.
 * `isHex32('00'.repeat(32)) // true`
 */
export function isHex32(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
