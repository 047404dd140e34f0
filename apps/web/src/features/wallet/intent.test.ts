import { ApiError } from '@goats/contract';
import { describe, expect, it } from 'vitest';
import { keyFor, settle } from './intent.ts';

const answered = (status: number) => new ApiError(status, '{"error":"No.","code":"NO"}', '');

describe('one intention, one key', () => {
  it.each([
    ['the line broke', new TypeError('Failed to fetch')],
    ['a gateway gave up', new ApiError(502, '<html>Bad Gateway</html>', 'Bad Gateway')],
    ['a gateway lost its patience', new ApiError(504, '', 'Gateway Timeout')],
    ['the server broke', answered(500)],
    ['the session had ended', answered(401)],
    ['it was too much at once', answered(429)],
  ])('goes under its first key again when %s, so nobody stakes twice', (reason, error) => {
    const first = keyFor(reason);
    settle(reason, error);
    expect(keyFor(reason)).toBe(first);
  });

  it('gives something else another key, or the server would refuse it as a reused one', () => {
    expect(keyFor('stake 10')).not.toBe(keyFor('stake 25'));
  });

  it('lets somebody open the same challenge twice on purpose', () => {
    const first = keyFor('twice');
    settle('twice');
    expect(keyFor('twice')).not.toBe(first);
  });

  it('does not repeat an old refusal once its reason is gone', () => {
    const first = keyFor('busy');
    settle('busy', answered(409));
    expect(keyFor('busy')).not.toBe(first);
  });
});
