// @vitest-environment happy-dom
import { ApiError } from '@goats/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './client.ts';
import { failureNews, failureOf, fateOf, LOOK_FIRST } from './command-failure.ts';

const answered = (status: number, code: string, error = 'The server said so.') =>
  new ApiError(status, JSON.stringify({ error, code }), '');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What becomes of a command whose fetch fails like this. */
async function sent(fail: () => never): Promise<unknown> {
  vi.stubGlobal('fetch', async () => fail());
  return api('POST /api/auth/logout', {}).catch((error: unknown) => error);
}

const broken = (): never => {
  throw new TypeError('Failed to fetch');
};

describe('a command that did not go well', () => {
  it.each([
    ['a refusal', answered(409, 'CARD_BUSY'), 'refused'],
    ['too much at once', answered(429, 'TOO_MANY_REQUESTS'), 'refused'],
    ['a server without a chain', answered(503, 'CHAIN_OFF'), 'refused'],
    ['something that we stopped ourselves', new Error('Your wallet said no.'), 'refused'],
    ['a fault of ours, which may have come after the deed', answered(500, 'INTERNAL'), 'unknown'],
    ['a database that is away', answered(503, 'UNAVAILABLE'), 'unknown'],
    ['a gateway that gave up', new ApiError(504, '<html>', ''), 'unknown'],
    ['a broken line', new TypeError('Failed to fetch'), 'unknown'],
    ['an answer that was cut off', new SyntaxError('Unexpected end of JSON input'), 'unknown'],
    ['a wait that we gave up', new DOMException('Aborted', 'AbortError'), 'unknown'],
  ] as const)('%s is told as what it is', (_, error, fate) => {
    expect(fateOf(error)).toBe(fate);
    const { title, description, tone } = failureNews(error, 'Failed to bid', { again: LOOK_FIRST });
    if (fate === 'refused') {
      expect([title, tone]).toEqual(['Failed to bid', 'red']);
      expect(description).toMatch(/^(The server said so|Your wallet said no)\.$/);
    } else {
      // Nobody knows yet: it neither failed nor did nothing happen.
      expect(`${title} ${description}`).not.toMatch(/fail|not count|nothing/i);
      expect(description).toContain(LOOK_FIRST);
      expect(tone).toBe('yellow');
    }
    expect(description).not.toMatch(/fetch|JSON|html|undefined/);
  });

  it('was not sent only where there was no line before and after', async () => {
    expect(fateOf(await sent(broken))).toBe('unknown');

    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const away = await sent(broken);
    expect(fateOf(away)).toBe('away');
    expect(failureOf(away)).toMatch(/offline, and nothing was sent/);

    // The line broke with it on the way: it may have arrived.
    onLine.mockReturnValue(true);
    const lost = await sent(() => {
      onLine.mockReturnValue(false);
      return broken();
    });
    expect(fateOf(lost)).toBe('unknown');
  });

  it('is sent also where the browser knows of no line: a server may run on this machine', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await expect(api('POST /api/auth/logout', {})).resolves.toBeUndefined();
  });
});
