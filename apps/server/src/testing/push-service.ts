import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push as it reached the service: sealed, so that only the device can read it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of one's own, on this machine: takes everything unless told to answer otherwise. */
export interface PushService {
  /** What PUSH_HOSTS names it by. */
  readonly host: string;
  readonly received: readonly Received[];
  /** What devices with such an address are answered from now on; 'silence' is no answer at all. */
  answer(path: string, answer: Answer): void;
  close(): Promise<void>;
}

type Answer =
  | 'silence'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

export async function startPushService(): Promise<PushService> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    const answer = answers.get(path) ?? { status: 201 };
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end('thanks');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (path, answer) => answers.set(path, answer),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A browser that has subscribed. */
export interface TestDevice {
  readonly path: string;
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** What it reads, as RFC 8291 has it. Throws when it was not meant for it. */
  open(push: Received): unknown;
}

/** `testDevice(service, 'phone')` */
export function testDevice(service: Pick<PushService, 'host'>, name: string): TestDevice {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${name}`;
  return {
    path,
    subscription: {
      endpoint: `http://${service.host}${path}`,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    open: ({ body }) => JSON.parse(unseal(pair, auth, body).toString()),
  };
}

function unseal(pair: ECDH, auth: Buffer, body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body[20]!;
  const theirs = body.subarray(21, keyEnd);
  const derive = (from: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const secret = derive(pair.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([cipher.update(body.subarray(keyEnd, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** Whom a push says it is from, once its signature was checked (RFC 8292). */
export function signedBy({ headers }: Received): {
  publicKey: string;
  claims: { aud: string; sub: string; exp: number };
} {
  const [, token = '', publicKey = ''] =
    /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const [head, claims = '', signature = ''] = token.split('.');
  const seal = Buffer.from(signature, 'base64url');
  const text = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, seal)) {
    throw new Error('Not signed by the key it names');
  }
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
