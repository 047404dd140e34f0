import type { LockedSecret } from '@goats/contract';
import { shortAddress } from '@goats/rules';
import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import type { MatchSecret } from '../match-types.ts';

/**
 * A key that only its player can make again, elsewhere too: of a password, or by a passkey that is
 * theirs on several devices. It stays in the browser, where what it locks lies in the clear anyway.
 */
export interface Lock {
  readonly by: LockedSecret['by'];
  readonly salt: string;
  readonly key: string;
  readonly credential?: string;
}

/** As slow as is advised for SHA-256: whoever reads our database could guess at a password. */
const ROUNDS = 600_000;
export const SHORTEST_PASSWORD = 10;
const SALT_BYTES = 16;
const IV_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

const inBase64 = (bytes: ArrayBuffer | Bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));
const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));
const inUtf8 = (text: string) => new TextEncoder().encode(text) as Bytes;

/** `const lock = await lockOfPassword('…')`; with the salt of what it has to open. */
export async function lockOfPassword(
  password: string,
  salt = inBase64(randomBytes(SALT_BYTES)),
): Promise<Lock> {
  const typed = inUtf8(password.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: ROUNDS };
  return {
    by: 'password',
    salt,
    key: inBase64(await crypto.subtle.deriveBits(how, material, 256)),
  };
}

/** Whether this browser knows passkeys; whether one can be a key only shows when it is made. */
export const knowsPasskeys = () => typeof PublicKeyCredential !== 'undefined';

/** This passkey can sign in, but no key can be had of it. */
export class NoKeyOfPasskey extends Error {
  override readonly name = 'NoKeyOfPasskey';
}

/** Makes one for this wallet; a second takes the place of the first. */
export async function makePasskey(address: string): Promise<Lock> {
  const salt = randomBytes(SALT_BYTES);
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: randomBytes(32),
      rp: { name: 'Legendary GOATs' },
      user: {
        id: inUtf8(address),
        name: shortAddress(address),
        displayName: shortAddress(address),
      },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      extensions: { prf: { eval: { first: salt } } },
    },
  })) as PublicKeyCredential | null;
  if (!made) throw new NoKeyOfPasskey();
  const credential = inBase64(made.rawId);
  const { prf } = made.getClientExtensionResults();
  if (prf?.results) return lockOfPrf(prf.results.first, salt, credential);
  if (!prf?.enabled) throw new NoKeyOfPasskey();
  // Some only say their key when they are used.
  return lockOfPasskey({ salt: inBase64(salt), credential });
}

/** Asks for the passkey that locked it. */
export async function lockOfPasskey({
  salt: text,
  credential,
}: Pick<LockedSecret, 'salt' | 'credential'>): Promise<Lock> {
  const salt = fromBase64(text);
  const got = (await navigator.credentials.get({
    publicKey: {
      challenge: randomBytes(32),
      userVerification: 'required',
      allowCredentials: credential ? [{ type: 'public-key', id: fromBase64(credential) }] : [],
      extensions: { prf: { eval: { first: salt } } },
    },
  })) as PublicKeyCredential | null;
  const first = got?.getClientExtensionResults().prf?.results?.first;
  if (!got || !first) throw new NoKeyOfPasskey();
  return lockOfPrf(first, salt, inBase64(got.rawId));
}

function lockOfPrf(first: BufferSource, salt: Bytes, credential: string): Lock {
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer as ArrayBuffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first);
  return { by: 'passkey', salt: inBase64(salt), key: inBase64(bytes), credential };
}

interface About {
  readonly matchId: string;
  readonly address: string;
}

/** No box can be taken for that of another match or wallet. */
const marked = ({ matchId, address }: About) => inUtf8(`goats-secret-v1|${matchId}|${address}`);

const aesOf = ({ key }: Lock) =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function lockSecret(
  lock: Lock,
  about: About,
  { seed, salt, cardIds }: MatchSecret,
): Promise<LockedSecret> {
  const iv = randomBytes(IV_BYTES);
  const how = { name: 'AES-GCM', iv, additionalData: marked(about) };
  const text = inUtf8(JSON.stringify({ seed, salt, cardIds }));
  const box = await crypto.subtle.encrypt(how, await aesOf(lock), text);
  return {
    ...{ by: lock.by, salt: lock.salt, iv: inBase64(iv), box: inBase64(box) },
    ...(lock.credential !== undefined && { credential: lock.credential }),
  };
}

/** Undefined when the lock is another one. */
export async function openSecret(
  lock: Lock,
  about: About,
  { iv, box }: LockedSecret,
): Promise<MatchSecret | undefined> {
  const how = { name: 'AES-GCM', iv: fromBase64(iv), additionalData: marked(about) };
  try {
    const text = await crypto.subtle.decrypt(how, await aesOf(lock), fromBase64(box));
    const secret: MatchSecret = JSON.parse(new TextDecoder().decode(text));
    return { ...secret, onlyHere: true };
  } catch {
    return undefined;
  }
}

const kept = (address: string) => `goats-lock-${address}`;

export function keepLock(address: string, lock: Lock): void {
  localMemory.setItem(kept(address), JSON.stringify(lock));
}

export function keptLock(address: string): Lock | undefined {
  try {
    return JSON.parse(localMemory.getItem(kept(address)) ?? 'null') ?? undefined;
  } catch {
    // Edited by hand: it is made again.
    return undefined;
  }
}
