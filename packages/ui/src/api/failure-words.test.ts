// @vitest-environment happy-dom
import { ApiError } from '@goats/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureWords, inWords, isMissing } from './failure-words.ts';

const refused = (status: number, body: object | string = '') =>
  new ApiError(status, typeof body === 'string' ? body : JSON.stringify(body), 'Status');

afterEach(() => vi.restoreAllMocks());

describe('a read that failed', () => {
  it.each([
    [new TypeError('Failed to fetch'), /line to the stadium is down/],
    [
      new TypeError('NetworkError when attempting to fetch resource.'),
      /line to the stadium is down/,
    ],
    [refused(503, '<html>Bad gateway</html>'), /pulled a muscle/],
    [
      refused(429, {
        error: 'Slow down.',
        code: 'RATE_LIMITED',
        details: { retryAfterSeconds: 12 },
      }),
      /in 12 seconds/,
    ],
    [refused(429, 'busy'), /Catch your breath/],
    [refused(404, { error: 'No such cup.', code: 'NOT_FOUND' }), /^No such cup\.$/],
    [refused(403), /not yours/],
    [refused(400, { error: 'A cup has a number.', code: 'INVALID' }), /^A cup has a number\.$/],
    [new SyntaxError('Unexpected token <'), /made no sense/],
  ])('%s is told as what it was', (error, words) => {
    expect(failureWords(error)).toMatch(words);
    // What a machine says to a machine.
    expect(failureWords(error)).not.toMatch(/fetch|token|html|\{/i);
    // Nor what only an answer could have told: a match may have gone on, a card may be sold.
    expect(failureWords(error)).not.toMatch(/nothing .* (has|was)/i);
  });

  it('says that it is the visitor who has no line, where the browser knows', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const words = failureWords(new TypeError('Failed to fetch'));
    expect(words).toMatch(/^You are offline/);
    expect(words).not.toMatch(/nothing .* (has|was)/i);
  });

  it('keeps the words that a screen has for a refusal, and none of them for a line that is down', () => {
    const told = inWords(({ status }) => `Server returned ${status}`);
    const caught = (error: unknown) => {
      try {
        return told(error);
      } catch (thrown) {
        return thrown;
      }
    };
    expect(failureWords(caught(refused(502)))).toBe('Server returned 502');
    expect(failureWords(new Error('Invalid response format from API'))).toMatch(/^Invalid/);
    expect(failureWords(caught(new TypeError('Load failed')))).toMatch(/line to the stadium/);
    expect(isMissing(caught(refused(404)))).toBe(true);
  });

  it('is called missing for a 404 alone', () => {
    const all = [refused(404), refused(400), refused(403), refused(503), new TypeError('x')];
    expect(all.map(isMissing)).toEqual([true, false, false, false, false]);
  });
});
