import { ApiError } from '@goats/contract';
import { describe, expect, it } from 'vitest';
import { createIntent } from './intent.ts';

function counted() {
  let count = 0;
  return createIntent(() => `key-${++count}`);
}

describe('one intention, one key', () => {
  it('sends a call that was cut off again under its first key, so nobody stakes twice', () => {
    const intent = counted();
    const first = intent.keyFor({ stake: 10 });
    intent.settle(new TypeError('network'));
    expect(intent.keyFor({ stake: 10 })).toBe(first);
  });

  it('gives another body another key, or the server would refuse it as a reused one', () => {
    const intent = counted();
    const first = intent.keyFor({ stake: 10 });
    expect(intent.keyFor({ stake: 25 })).not.toBe(first);
  });

  it('lets somebody open the same challenge twice on purpose', () => {
    const intent = counted();
    const first = intent.keyFor({ stake: 10 });
    intent.settle();
    expect(intent.keyFor({ stake: 10 })).not.toBe(first);
  });

  it('does not repeat an old refusal once its reason is gone', () => {
    const intent = counted();
    const first = intent.keyFor({ stake: 10 });
    intent.settle(new ApiError(409, '{"error":"busy","code":"CARD_BUSY"}', 'Conflict'));
    expect(intent.keyFor({ stake: 10 })).not.toBe(first);
  });
});
