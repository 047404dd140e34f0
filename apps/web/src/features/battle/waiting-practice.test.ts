import { ApiError } from '@goats/contract';
import { describe, expect, it } from 'vitest';
import { waitingPractice } from './waiting-practice.ts';

const refused = (code: string, details?: unknown) =>
  new ApiError(409, JSON.stringify({ error: 'No.', code, details }), 'Conflict');

describe('whoever has three practice matches going', () => {
  it('is shown back to the one that was begun last', () => {
    const error = refused('TOO_MANY_PRACTICE', { live: ['7', '8', '12'], most: 3 });
    expect(waitingPractice(error)).toBe('12');
  });

  it('is nobody else: every other refusal leads nowhere', () => {
    expect(waitingPractice(refused('CONFLICT'))).toBeNull();
    expect(waitingPractice(refused('TOO_MANY_PRACTICE'))).toBeNull();
    expect(waitingPractice(new Error('offline'))).toBeNull();
  });
});
