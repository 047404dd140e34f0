import { secretFromSignature } from '@goats/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const calls = vi.fn(async () => new Response(JSON.stringify({ origin: 'https://goats.example' })));
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('fetch', calls);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const MATCH = { id: '12', serverSeedHash: 'ab'.repeat(32) };
const ADA = `0x${'ad'.repeat(20)}`;

describe('the secret of a match', () => {
  it('is signed for the site as its server calls it, and for this very match', async () => {
    const { secretFor } = await import('./match-secret.ts');
    const texts: string[] = [];
    const sign = async (text: string) => {
      texts.push(text);
      return `0x${texts.length}`;
    };
    expect(await secretFor(MATCH, ADA, sign)).toEqual(secretFromSignature('0x1'));
    expect(texts[0]).toContain('Site: https://goats.example\nMatch: 12\n');
    expect(texts[0]).toContain(MATCH.serverSeedHash);
    // Kept: the second time nobody is asked.
    await secretFor(MATCH, ADA, sign);
    expect(texts).toHaveLength(1);
  });

  it('that was sealed before this release opens with what the browser kept', async () => {
    const { keepSecret, secretFor } = await import('./match-secret.ts');
    const kept = { seed: '1'.repeat(64), salt: '2'.repeat(64), cardIds: [7] };
    keepSecret('12', ADA, kept);
    const sign = vi.fn();
    expect(await secretFor(MATCH, ADA, sign)).toEqual(kept);
    expect(sign).not.toHaveBeenCalled();
  });
});
