import { ApiError } from '@goats/contract';
import { useState } from 'react';
import { idempotencyKey } from '../wallet/idempotency-key.ts';

export interface Intent {
  /** The key for this body: the same one until the server has answered it. */
  keyFor(body: unknown): string;
  /** Tells how it went, so that the next try of the same thing is a new one when it should be. */
  settle(error?: unknown): void;
}

/**
 * A call that was cut off may have happened: sending it again must not stake twice. A call that
 * was answered is over, and the next click means it anew.
 */
export function createIntent(newKey: () => string = idempotencyKey): Intent {
  let kept: { readonly what: string; readonly key: string } | null = null;
  return {
    keyFor(body) {
      const what = JSON.stringify(body);
      if (kept?.what !== what) kept = { what, key: newKey() };
      return kept.key;
    },
    settle(error) {
      if (error === undefined || error instanceof ApiError) kept = null;
    },
  };
}

export function useIntent(): Intent {
  const [intent] = useState(createIntent);
  return intent;
}
