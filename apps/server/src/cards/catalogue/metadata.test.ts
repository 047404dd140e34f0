import { canonicalJson, cardHash, mintedCard } from '@goats/collection';
import { goatCardsAbi } from '@goats/contracts';
import { sha256Hex } from '@goats/rules';
import { type Abi, decodeEventLog, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTestChain, type TestChain } from '../../testing/test-chain.ts';

const TOKEN = 1_000_017n;

describe('metadata, as a marketplace reads it from the contract on', () => {
  let chain: TestChain;
  let server: TestApp;
  beforeAll(async () => {
    chain = await startTestChain();
    server = await createTestApp({ chain: chain.chain });
    const data = encodeFunctionData({
      ...{ abi: goatCardsAbi, functionName: 'setBaseURI' },
      args: ['http://localhost/api/metadata/'],
    });
    await chain.sendAs(chain.keys.guardian, { to: chain.chain.contracts.cards, data });
  });
  afterAll(async () => {
    await server.close();
    await chain.stop();
  });

  const abi = goatCardsAbi as Abi;
  async function ask<T>(functionName: string, args: readonly unknown[] = []): Promise<T> {
    const data = encodeFunctionData({ abi, functionName, args });
    const to = chain.chain.contracts.cards;
    const answer = await chain.rpc.request<Hex>('eth_call', [{ to, data }, 'latest']);
    return decodeFunctionResult({ abi, functionName, data: answer }) as T;
  }
  /** An address of the contract's own, fetched from our server. */
  const follow = (address: string) => {
    expect(address).toMatch(/^http:\/\/localhost\/api\/metadata\//);
    return server.app.inject({ url: new URL(address).pathname, headers: { host: 'localhost' } });
  };

  it('says which standards it keeps', async () => {
    // ERC-165, 721, its metadata, 2981 royalties, 4906 metadata updates; and not everything.
    for (const id of ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f', '0x2a55205a', '0x49064906']) {
      expect(await ask('supportsInterface', [id]), id).toBe(true);
    }
    expect(await ask('supportsInterface', ['0xffffffff'])).toBe(false);
  });

  it('leads from tokenURI to whole addresses, open to any page', async () => {
    const answer = await follow(await ask<string>('tokenURI', [TOKEN]));
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const { name, image, external_url, attributes } = answer.json();
    expect(name).toBe(mintedCard(17)!.name);
    expect(image).toBe('http://localhost/api/images/card-17.webp');
    expect(external_url).toBe('http://localhost/nft/1000017');
    expect(attributes.at(-1)).toEqual({ trait_type: 'Where', value: 'In the Stadium' });
  });

  it('shows what has grown beside what was printed, and the seal still fits the print', async () => {
    await server.db.query('update cards set pace = pace + 2 where id = 17');
    const { external_url: _, ...shown } = (await follow(await ask('tokenURI', [TOKEN]))).json();
    expect(shown.attributes).toContainEqual({
      trait_type: 'Pace',
      value: 2,
      display_type: 'boost_number',
    });
    const names = shown.attributes.map((each: { trait_type: string }) => each.trait_type);
    const printed = {
      ...shown,
      image: new URL(shown.image).pathname,
      attributes: shown.attributes.slice(0, names.indexOf('Variation') + 1),
    };
    expect(sha256Hex(`leaf|${canonicalJson(printed)}`)).toBe(cardHash(mintedCard(17)!));
  });

  it('describes the collection with the royalty that the contract itself asks for', async () => {
    const answer = await follow(await ask('contractURI'));
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const [recipient, amount] = await ask<[string, bigint]>('royaltyInfo', [TOKEN, 10_000n]);
    expect(Number(amount)).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Legendary GOATs',
      image: 'http://localhost/api/images/social-home.png',
      external_link: 'http://localhost/marketplace',
      seller_fee_basis_points: 200,
      fee_recipient: recipient,
    });
  });

  it('tells everybody to read again in one event, when the curator says so and nobody else', async () => {
    const args = [1_000_001n, 1_020_000n] as const;
    const data = encodeFunctionData({ abi: goatCardsAbi, functionName: 'refresh', args });
    const to = chain.chain.contracts.cards;
    const stranger = await chain.wallet('stranger');
    await expect(stranger.send({ to, data })).rejects.toThrow();
    const hash = await chain.sendAs(chain.keys.guardian, { to, data });
    const { logs, gasUsed } = await chain.rpc.request<{
      logs: { data: Hex; topics: [Hex, ...Hex[]] }[];
      gasUsed: Hex;
    }>('eth_getTransactionReceipt', [hash]);
    expect(logs.map((log) => decodeEventLog({ abi: goatCardsAbi, ...log }))).toMatchObject([
      { eventName: 'BatchMetadataUpdate', args: { _fromTokenId: args[0], _toTokenId: args[1] } },
    ]);
    expect(Number(gasUsed)).toBeLessThan(35_000);
  });

  it('knows no token beyond the collection', async () => {
    await expect(ask('tokenURI', [1_020_001n])).rejects.toThrow();
    const answer = await follow('http://localhost/api/metadata/1020001');
    expect(answer.statusCode).toBe(404);
  });
});

describe('metadata without a chain', () => {
  it('describes the collection and says nothing of royalties that it cannot know', async () => {
    const server = await createTestApp();
    const url = '/api/metadata/collection';
    const answer = (await server.app.inject({ url, headers: { host: 'localhost' } })).json();
    expect(answer.name).toBe('Legendary GOATs');
    expect(answer).not.toHaveProperty('seller_fee_basis_points');
    await server.close();
  });
});
