import { describe, expect, it } from 'vitest';
import { newKey, newPair, relayTicket, seal, sharedKey, topicOf, unseal } from './keys.ts';

const OURS = '11'.repeat(32);
const THEIRS_OPEN = '0faa684ed28867b97f4a6a2dee5df8ce974e76b7018e3f22a1c4cf2678570f20';
const KEY = 'dc5774cb6f12055709d3faed4fbe6b36f192c9a610a9fa0ad748c9f89975083f';
const NONCE = new Uint8Array(12).fill(7, 11);

/** What @walletconnect/utils 2.21.8 and @walletconnect/relay-auth 1.1.0 make of the same ingredients. */
describe('wallets read what we write', () => {
  it('has the key and the topic that they work out', () => {
    expect(sharedKey(OURS, THEIRS_OPEN)).toBe(KEY);
    expect(topicOf(KEY)).toBe('b2bfbfd11c76cffd30bfd6c29163d24eeb5612ad7280ef7fea544d406a81f084');
  });

  it('seals as they seal', () => {
    expect(seal(KEY, { id: 1, jsonrpc: '2.0', result: true }, NONCE)).toBe(
      'AAAAAAAAAAAAAAAAB+Q7BVoz7ZKmv4tSOe2eJpcKAy8ev7l1lHXr+sQOmXoo/a5FyItoR9fStl5/ipFvqKX0NN0dEQ==',
    );
  });

  it('comes to the relay with a ticket as theirs', () => {
    const ticket = relayTicket(
      '33'.repeat(32),
      'wss://relay.example',
      1_700_000_000_999,
      '5b'.repeat(32),
    );
    expect(ticket).toBe(
      'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWtnNDlOdFFSMkx5WVJEQ1FGSzR3MVZWSHFoeXBaU1NSbzdIc3l1TjdTVjd2NSIsInN1YiI6IjViNWI1YjViNWI1YjViNWI1YjViNWI1YjViNWI1YjViNWI1YjViNWI1YjViNWI1YjViNWI1YjViNWI1YjViNWIiLCJhdWQiOiJ3c3M6Ly9yZWxheS5leGFtcGxlIiwiaWF0IjoxNzAwMDAwMDAwLCJleHAiOjE3MDAwODY0MDB9.HVMExkWKolQND1inRLFxgR2FNigd7VQFa0vXCWibBKxvRw-YsxsZR2hOFnPYPsV-OicKLCUq3IrwKpbSaYpCDA',
    );
  });
});

describe('what is not from whom we met', () => {
  it('is not read: another key, a changed letter, another kind of envelope, no envelope', () => {
    const envelope = seal(KEY, { id: 1 });
    expect(unseal(KEY, envelope)).toEqual({ id: 1 });
    const changed = `${envelope.slice(0, -6)}${envelope.at(-6) === 'A' ? 'B' : 'A'}${envelope.slice(-5)}`;
    const theirs =
      'AQ+qaE7SiGe5f0pqLe5d+M6XTna3AY4/IqHEzyZ4Vw8gAAAAAAAAAAAAAAAAh8v6lFJeuoWNM7W72pXaYvwl';
    expect(() => unseal(newKey(), envelope)).toThrow();
    expect(() => unseal(KEY, changed)).toThrow();
    expect(() => unseal(KEY, theirs)).toThrow(/another type/);
    expect(() => unseal(KEY, 'no envelope')).toThrow();
  });

  it('gives no key: what is no point of the curve, or one that gives everybody the same', () => {
    const { secret } = newPair();
    expect(() => sharedKey(secret, 'undefined')).toThrow();
    expect(() => sharedKey(secret, '00'.repeat(32))).toThrow();
  });
});
