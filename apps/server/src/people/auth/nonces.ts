import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { serverSecret } from '../../db/server-secret.ts';
import { refuse } from '../../errors.ts';

/**
 * Long enough to find the wallet's window and read what it asks. Given out, used and swept by the
 * clock of the server that is asked, `deps.clock`; the clock of PostgreSQL has no part in it, so
 * instances whose clocks differ only shorten or lengthen this by the difference.
 */
export const NONCE_MS = 10 * 60_000;

/**
 * Nonces that nothing is kept of until they are used: whoever asks for a million of them fills no
 * table. Each carries its end, the browser it is for, and a seal that only our instances can make.
 */
export interface Nonces {
  /** `await nonces.issue(now, browserHash)`; `browserHash` ties it to the browser that asked. */
  issue(now: number, browserHash: Buffer | undefined): Promise<string>;
  /**
   * Uses a nonce up, also when the signature turns out wrong afterwards: of any number of attempts
   * with one nonce, on any instance, one gets past here.
   */
  consume(nonce: string, now: number, browserHash: Buffer | undefined): Promise<void>;
}

/** End, chance, browser and seal, in hexadecimal, because a nonce is letters and digits. */
const NONCE = /^([0-9a-f]{12})([0-9a-f]{16})([0-9a-f]{16})([0-9a-f]{32})$/;
/** For whoever asked without being a browser: anybody may use it. */
const ANYBODY = '0'.repeat(16);

export function createNonces(db: Queryable): Nonces {
  const secret = serverSecret(db, 'nonces');

  async function mac(text: string, length: number): Promise<string> {
    return createHmac('sha256', await secret())
      .update(text)
      .digest('hex')
      .slice(0, length);
  }

  async function browserOf(chance: string, hash: Buffer | undefined): Promise<string> {
    if (!hash) return ANYBODY;
    return mac(`nonce browser ${chance} ${hash.toString('hex')}`, ANYBODY.length);
  }

  const seal = (body: string) => mac(`nonce ${body}`, 32);

  return {
    async issue(now, browserHash) {
      const end = (now + NONCE_MS).toString(16).padStart(12, '0');
      const chance = randomBytes(8).toString('hex');
      const body = `${end}${chance}${await browserOf(chance, browserHash)}`;
      return `${body}${await seal(body)}`;
    },
    async consume(nonce, now, browserHash) {
      const [, end = '', chance = '', browser = '', sealed = ''] = NONCE.exec(nonce) ?? [];
      if (!same(sealed, await seal(`${end}${chance}${browser}`))) {
        throw refuse('nonce-unknown');
      }
      const own = browser === ANYBODY || same(browser, await browserOf(chance, browserHash));
      const endsAt = Number.parseInt(end, 16);
      const inTime = endsAt > now;
      const fits = own && inTime;
      if (fits ? !(await use(db, nonce, endsAt, now)) : await wasUsed(db, nonce)) {
        throw refuse('nonce-used');
      }
      if (!inTime) throw refuse('nonce-expired');
      if (!own) throw refuse('nonce-stolen');
    },
  };
}

function same(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** False when somebody was faster. */
async function use(db: Queryable, nonce: string, endsAt: number, now: number): Promise<boolean> {
  const taken = await db.prepared<{ nonce: string }>(
    'use-nonce',
    `insert into nonces (nonce, expires_at, used_at) values ($1, $2, $3)
     on conflict do nothing returning nonce`,
    [nonce, new Date(endsAt), new Date(now)],
  );
  return taken.length > 0;
}

async function wasUsed(db: Queryable, nonce: string): Promise<boolean> {
  return (await db.query('select from nonces where nonce = $1', [nonce])).length > 0;
}
