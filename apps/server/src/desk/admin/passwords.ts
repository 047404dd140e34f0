import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** Some 60 ms and 32 MB a try: nothing to the operator, a lot to somebody with a word list. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1_048_576 };
const KEY_BYTES = 32;

/** `hashPassword('…') // 'scrypt$<salt>$<key>'` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, COST);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES, COST);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Read aloud without spelling: no letters that look like digits. `aGoodPassword() // 'k7fm-…'` */
export function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = randomBytes(20);
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{5})(?=.)/g, '$1-');
}
