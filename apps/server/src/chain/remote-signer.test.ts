import { sha256Hex } from '@goats/rules';
import { getAddress, type Hex, parseTransaction, serializeTransaction } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AWAY, REFUSE, STALL, startTestSigner, type TestSigner } from '../testing/test-signer.ts';
import type { TransactionRequest } from './chain.ts';
import { keyOf } from './keys.ts';
import { doubtAbout, remoteSigner } from './remote-signer.ts';

const setting = 'CHAIN_POSTER_SIGNER_URL';
const SECRET = 'hunter2';
const STRANGER = `0x${'22'.repeat(20)}` as const;
const wanted: TransactionRequest = {
  ...{ chainId: 31_337, nonce: 7, to: getAddress(`0x${'ab'.repeat(20)}`), data: '0x1234' as const },
  ...{ value: 0n, gas: 100_000n, maxFeePerGas: 30n, maxPriorityFeePerGas: 2n },
};

let signer: TestSigner;
beforeEach(async () => {
  signer = await startTestSigner('poster');
});
afterEach(() => signer.close());

/** With a password in its address, as behind a proxy that asks for one. */
const source = () => ({
  address: signer.address,
  signerUrl: signer.signerUrl.replace('http://', `http://goats:${SECRET}@`),
});
const sign = (transaction = wanted) =>
  remoteSigner(source(), { setting, timeoutMs: 3_000 }).signTransaction(transaction);
const localKey = keyOf(sha256Hex('test wallet poster'));

/** Everything that a log could show of an error. */
function allOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return [error.message, error.stack, JSON.stringify(error), allOf(error.cause)].join(' ');
}

async function whyNot(): Promise<string> {
  const error = await sign().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    name: 'AppError',
    code: 'CHAIN_UNREACHABLE',
    reason: 'chain-silent',
  });
  expect(allOf(error)).not.toContain(SECRET);
  return ((error as Error).cause as Error).message;
}

describe('a key in another machine', () => {
  it.each<[string, TransactionRequest]>([
    ['a root', wanted],
    ['a root with the longest list of leaves', { ...wanted, data: `0x${'ab'.repeat(120_300)}` }],
    ['a payment of nothing to ourselves', { ...wanted, nonce: 0, data: '0x' }],
  ])('signs %s as the key here would have', async (_, transaction) => {
    expect(await sign(transaction)).toBe(await localKey.signTransaction(transaction));
  });

  it('is asked with the password of its address, which is in no address that is called', async () => {
    await sign();
    const authorization = `Basic ${Buffer.from(`goats:${SECRET}`).toString('base64')}`;
    expect(signer.heard).toEqual([{ method: 'eth_signTransaction', authorization }]);
  });

  it('may answer as nodes do, with the transaction beside its bytes', async () => {
    signer.play(async (asked, signed) => ({ raw: await signed(asked), tx: {} }));
    expect(await sign()).toBe(await localKey.signTransaction(wanted));
  });
});

describe('a signer that was taken over makes us send nothing', () => {
  it.each<[string, Partial<TransactionRequest>, string]>([
    ['to another recipient', { to: STRANGER }, 'to'],
    ['with other words', { data: '0x5678' }, 'data'],
    ['with no words at all', { data: '0x' }, 'data'],
    ['with our ether', { value: 10n ** 18n }, 'value'],
    ['under another number', { nonce: 8 }, 'nonce'],
    ['with more gas', { gas: 200_000n }, 'gas'],
    ['for a higher fee', { maxFeePerGas: 31n }, 'maxFeePerGas'],
    ['for a higher tip', { maxPriorityFeePerGas: 3n }, 'maxPriorityFeePerGas'],
    ['on another chain', { chainId: 1 }, 'chainId'],
    ['all of it', { to: STRANGER, nonce: 9 }, 'nonce, to'],
  ])('%s', async (_, change, field) => {
    signer.play((asked, signed) => signed({ ...asked, ...change }));
    expect(await whyNot()).toBe(
      `the signer behind ${setting} signed another transaction than it was asked for (${field}); nothing was sent`,
    );
  });

  it('with an access list, which would be paid for', async () => {
    signer.play((asked, signed) =>
      signed({ ...asked, accessList: [{ address: STRANGER, storageKeys: [] }] } as never),
    );
    expect(await whyNot()).toMatch(/\(its access list\); nothing was sent$/);
  });

  it('by a key of its own', async () => {
    signer.play((asked) => keyOf(sha256Hex('a thief')).signTransaction(asked));
    expect(await whyNot()).toBe(
      `the signer behind ${setting} signed with a key that is not the one of ${signer.address}; nothing was sent`,
    );
  });

  it('in a form that every node would refuse for ever', async () => {
    signer.play(async (asked, signed) => withHighS(await signed(asked)));
    expect(await whyNot()).toMatch(/in a form that no node takes/);
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['no bytes', '0xgoat'],
    ['half a transaction', '0x02f86d'],
    ['what is not signed', serializeTransaction({ ...wanted, type: 'eip1559' })],
    ['a transaction of the old kind', '0xf86c098504a817c800825208'],
    ['more than anybody should read', `0x02${'00'.repeat(70_000)}`],
  ])('when it answers %s', async (_, answer) => {
    signer.play(() => answer);
    expect(await whyNot()).toMatch(/no signed transaction of type 2|its answer was too long/);
  });
});

describe('a signer that does not sign is said in a sentence, and nobody hangs', () => {
  it.each([
    ['it says nothing', STALL, 'did not sign: it did not answer within 3 s'],
    ['it refuses', REFUSE, 'did not sign: it says no such account'],
  ])('%s', async (_, trick, words) => {
    signer.play(() => trick);
    expect(await whyNot()).toBe(`the signer behind ${setting} ${words}`);
  });

  it('it hangs up, and is asked no second time by itself', async () => {
    signer.play(() => AWAY);
    expect(await whyNot()).toMatch(/did not sign: /);
    expect(signer.heard).toHaveLength(1);
  });

  it('it is away', async () => {
    await signer.close();
    expect(await whyNot()).toBe(`the signer behind ${setting} did not sign: ECONNREFUSED`);
    expect(await doubtAbout(source(), { setting })).toBe(
      `The signer behind ${setting} does not answer yet: ECONNREFUSED.`,
    );
    signer = await startTestSigner('poster');
  });
});

it('tells the operator at the start that the signer has another key, and nothing when all is well', async () => {
  expect(await doubtAbout(source(), { setting })).toBeUndefined();
  expect(await doubtAbout({ ...source(), address: STRANGER }, { setting })).toBe(
    `The signer behind ${setting} does not have the key of ${STRANGER}.`,
  );
});

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The same signature, as raw hardware makes it half of the time. */
function withHighS(raw: Hex): Hex {
  const { r, s, yParity, ...rest } = parseTransaction(raw as `0x02${string}`);
  const high = `0x${(ORDER - BigInt(s!)).toString(16).padStart(64, '0')}` as const;
  return serializeTransaction(rest as never, { r: r!, s: high, yParity: 1 - yParity! });
}
