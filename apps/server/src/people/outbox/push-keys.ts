import { createECDH } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { serverSecret } from '../../db/server-secret.ts';

/** By what push services know this site: one pair for all instances, and for as long as it lives. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** `const keys = pushKeys(db); … (await keys()).publicKey` */
export function pushKeys(db: Queryable): () => Promise<PushKeys> {
  const secret = serverSecret(db, 'web push');
  return async () => keysFrom(await secret());
}

/** Without its first bit any 32 bytes are a private key of P-256. */
function keysFrom(secret: Buffer): PushKeys {
  const number = Buffer.from(secret);
  number[0]! &= 0x7f;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(number);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: number.toString('base64url'),
  };
}

/** `isDeviceKey('BN…')`: whether something can be sealed for it, a point on the curve. */
export function isDeviceKey(p256dh: string): boolean {
  const one = createECDH('prime256v1');
  one.generateKeys();
  try {
    one.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
