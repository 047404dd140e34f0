import { chacha20poly1305 } from '@noble/ciphers/chacha';
import { ed25519, x25519 } from '@noble/curves/ed25519';
import { hkdf } from '@noble/hashes/hkdf';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** A relay lets nobody in with a ticket that is older. */
const TICKET_SECONDS = 86_400;
const ED25519_PREFIX = new Uint8Array([0xed, 0x01]);
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** All keys are written in hexadecimal. */
export const newKey = (): string => bytesToHex(randomBytes(KEY_BYTES));

/** Where messages under a key lie at the relay, which learns nothing from it. */
export const topicOf = (key: string): string => bytesToHex(sha256(hexToBytes(key)));

export function newPair(): { readonly secret: string; readonly open: string } {
  const secret = newKey();
  return { secret, open: bytesToHex(x25519.getPublicKey(hexToBytes(secret))) };
}

/** What both sides work out without saying it. Throws for what is no key of anybody's. */
export function sharedKey(secret: string, open: string): string {
  const shared = x25519.getSharedSecret(hexToBytes(secret), hexToBytes(open));
  return bytesToHex(hkdf(sha256, shared, undefined, undefined, KEY_BYTES));
}

/** An envelope of type 0: both ends know the key. A nonce is used once, so only tests bring one. */
export function seal(key: string, message: unknown, nonce = randomBytes(NONCE_BYTES)): string {
  const text = new TextEncoder().encode(JSON.stringify(message));
  const sealed = chacha20poly1305(hexToBytes(key), nonce).encrypt(text);
  return toBase64(concatBytes(new Uint8Array([0]), nonce, sealed));
}

/** Throws for what was not sealed with that key, whoever sent it. */
export function unseal(key: string, envelope: string): unknown {
  const bytes = Uint8Array.from(atob(envelope), (letter) => letter.charCodeAt(0));
  // Type 1 brings its sender's key along; nobody whom we did not meet has anything to say to us.
  if (bytes[0] !== 0) throw new Error('An envelope of another type.');
  const [nonce, sealed] = [bytes.slice(1, 1 + NONCE_BYTES), bytes.slice(1 + NONCE_BYTES)];
  const text = chacha20poly1305(hexToBytes(key), nonce).decrypt(sealed);
  return JSON.parse(new TextDecoder().decode(text));
}

/**
 * What the relay asks for at its door: a JWT that a key of this browser signs, named as a did:key.
 * `relayTicket(seed, 'wss://relay.example', Date.now())`
 */
export function relayTicket(seed: string, relay: string, now: number, sub = newKey()): string {
  const secret = hexToBytes(seed);
  const issuer = base58(concatBytes(ED25519_PREFIX, ed25519.getPublicKey(secret)));
  const iat = Math.floor(now / 1000);
  const said = [
    { alg: 'EdDSA', typ: 'JWT' },
    { iss: `did:key:z${issuer}`, sub, aud: relay, iat, exp: iat + TICKET_SECONDS },
  ]
    .map((part) => toBase64Url(new TextEncoder().encode(JSON.stringify(part))))
    .join('.');
  return `${said}.${toBase64Url(ed25519.sign(new TextEncoder().encode(said), secret))}`;
}

function base58(bytes: Uint8Array): string {
  let number = BigInt(`0x${bytesToHex(bytes)}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = BASE58[Number(number % 58n)]! + text;
  return text;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
