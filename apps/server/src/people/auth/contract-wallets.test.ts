import { CREATE2_DEPLOYER } from '@goats/contracts/founding';
import {
  endlessWalletAbi,
  endlessWalletBytecode,
  keyWalletAbi,
  keyWalletBytecode,
  keyWalletFactoryAbi,
  keyWalletFactoryBytecode,
} from '@goats/contracts/test-wallets';
import {
  type Address,
  concatHex,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  serializeErc6492Signature,
} from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTestChain, type TestChain } from '../../testing/test-chain.ts';
import { signInText, type TestWallet, testWallet } from '../../testing/test-wallet.ts';

describe('signing in with a wallet that is a contract', () => {
  let server: TestApp;
  let chain: TestChain;
  let owner: TestWallet;
  let wallet: Address;
  let factory: Address;
  let coming: Address;
  let endless: Address;
  beforeAll(async () => {
    chain = await startTestChain();
    server = await createTestApp({
      chain: chain.chain,
      env: { LIMIT_SIGN_IN_FAILURES_PER_MINUTE: '1000' },
    });
    owner = testWallet(server, 'owner');
    const key = owner.account.address;
    wallet = await deploy(
      encodeDeployData({ abi: keyWalletAbi, bytecode: keyWalletBytecode, args: [key] }),
    );
    factory = await deploy(keyWalletFactoryBytecode);
    endless = await deploy(
      encodeDeployData({ abi: endlessWalletAbi, bytecode: endlessWalletBytecode }),
    );
    const where = { abi: keyWalletFactoryAbi, functionName: 'where', args: [key] } as const;
    const call = { to: factory, data: encodeFunctionData(where) };
    const data = await chain.rpc.request<Hex>('eth_call', [call, 'latest']);
    coming = decodeFunctionResult({ ...where, data });
  });
  afterAll(async () => {
    await server?.close();
    await chain?.stop();
  });

  async function deploy(bytecode: Hex): Promise<Address> {
    const salt = `0x${'00'.repeat(32)}` as const;
    const deployer = await chain.wallet('deployer');
    await deployer.send({ to: CREATE2_DEPLOYER, data: concatHex([salt, bytecode]) });
    return getContractAddress({ opcode: 'CREATE2', from: CREATE2_DEPLOYER, salt, bytecode });
  }

  /** Again while the node is too busy to answer in time, as a person would. */
  async function signIn(...parts: Parameters<typeof signInOnce>) {
    for (;;) {
      const answer = await signInOnce(...parts);
      if (answer.statusCode !== 503) return answer;
    }
  }

  /** The owner signs for the contract; `change` is what reaches the server instead. */
  async function signInOnce(
    address: Address,
    change: (signature: Hex) => Hex = (signature) => signature,
    chainId = 31337,
  ) {
    const { nonce } = (await owner.send({ url: '/api/auth/nonce' })).json();
    const message = signInText(server, address, nonce, { chainId });
    const signature = change(await owner.account.signMessage({ message }));
    const payload = { message, signature };
    return owner.send({ method: 'POST', url: '/api/auth/verify', payload });
  }
  const makes = (signature: Hex) =>
    serializeErc6492Signature({
      address: factory,
      data: encodeFunctionData({
        abi: keyWalletFactoryAbi,
        functionName: 'make',
        args: [owner.account.address],
      }),
      signature,
    });

  it('lets it in by the word of its contract, and knows it afterwards', async () => {
    const answer = await signIn(wallet);
    expect(answer.json()).toEqual({ address: wallet.toLowerCase() });
    const session = await owner.send({ url: '/api/auth/session' });
    expect(session.json().address).toBe(wallet.toLowerCase());
  });

  it('lets one in that is not deployed yet, and deploys nothing', async () => {
    const answer = await signIn(coming, makes);
    expect(answer.json()).toEqual({ address: coming.toLowerCase() });
    expect(await chain.rpc.request('eth_getCode', [coming, 'latest'])).toBe('0x');
  });

  it('refuses it without the way to make it, and another contract with it', async () => {
    expect((await signIn(coming)).json().code).toBe('SIGNATURE_INVALID');
    expect((await signInOnce(endless, makes)).statusCode).not.toBe(200);
  });

  it.each([
    ['a signature of something else', () => `0x${'11'.repeat(65)}` as Hex],
    ['a short one', () => '0x12' as Hex],
    ['half a byte', () => '0x123' as Hex],
    ['a wrapped one that makes nothing', (): Hex => `0x${'00'.repeat(96)}${'6492'.repeat(16)}`],
  ])('refuses %s', async (_, forged) => {
    const answer = await signIn(wallet, forged);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SIGNATURE_INVALID']);
  });

  it('asks only the chain that the message names', async () => {
    const elsewhere = await signIn(wallet, undefined, 137);
    expect(elsewhere.json()).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(elsewhere.json().error).toContain('31337');
  });

  it('is not held up by a contract that thinks for ever, nor is anybody else', async () => {
    const both = await Promise.all([signInOnce(endless), signIn(wallet)]);
    expect(['SIGNATURE_INVALID', 'CHAIN_UNREACHABLE']).toContain(both[0]?.json().code);
    expect(both[1]?.statusCode).toBe(200);
  });
});
