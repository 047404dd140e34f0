/**
 * A program that brings up the embedded chain, pays once, and is killed while it pays again or closes: at
 * the very moment that its arguments name.
 *
 * `node killed-chain.mjs <database> <folder> before:eth_sendRawTransaction`
 */
import { Socket } from 'node:net';
import { sha256Hex } from '@goats/rules';
import { startEmbeddedChain } from '../chain/embedded/embedded-chain.ts';
import { findAnvil } from '../chain/embedded/find-anvil.ts';
import { keyOf } from '../chain/keys.ts';
import { signCall } from '../chain/sender.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../db/database.ts';

const [url = '', dataDir = '', moment = ''] = process.argv.slice(2);
const [phase, method = ''] = moment.split(':');
const db = openDatabase(url, { poolSize: 5 });
const chain = await startEmbeddedChain({
  ...{ db, clock: systemClock, dataDir, base: undefined, log: () => {} },
  command: findAnvil(process.env.ANVIL_BINARY)!,
  keys: { poster: undefined, voucher: undefined },
});
const billy = keyOf(sha256Hex('billy'));
const NOBODY = '0x000000000000000000000000000000000000dEaD';
const pay = async () =>
  chain.send(await signCall(chain, billy, { to: NOBODY, data: '0x', value: 1n }));
await chain.faucet!(billy.address);
console.log(await pay());

// The node is behind a socket, of a file or of the network.
const reallyWrite = Socket.prototype.write as (...args: unknown[]) => boolean;
Socket.prototype.write = function (this: Socket, ...args: unknown[]) {
  const isIt = String(args[0]).includes(`"${method}"`);
  if (isIt && phase === 'before') process.kill(process.pid, 'SIGKILL');
  if (isIt) this.prependOnceListener('data', () => process.kill(process.pid, 'SIGKILL'));
  return reallyWrite.apply(this, args);
};
console.log(await pay());
await chain.close();
