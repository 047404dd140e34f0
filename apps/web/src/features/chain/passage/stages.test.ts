import { describe, expect, it } from 'vitest';
import { stageIn, stageOut, stageWords, whatGoes } from './stages.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const deadline = '2026-01-01T12:30:00.000Z';

describe('how far a withdrawal is', () => {
  it('is signed until this browser has sent it, and then waits for a block', () => {
    expect(stageOut({ state: 'signed', deadline }, false, NOW)).toBe('signed');
    expect(stageOut({ state: 'signed', deadline }, true, NOW)).toBe('sent');
  });

  it('believes the server over what this browser remembers', () => {
    expect(stageOut({ state: 'seen', deadline }, false, NOW)).toBe('seen');
    expect(stageOut({ state: 'final', deadline }, true, NOW)).toBe('final');
    expect(stageOut({ state: 'expired', deadline }, true, NOW)).toBe('expired');
  });

  it('does not offer a voucher past its time, and does not call it given back too early', () => {
    const late = Date.parse(deadline) + 1;
    expect(stageOut({ state: 'signed', deadline }, false, late)).toBe('lapsed');
    const words = stageWords('lapsed', { way: 'out', card: false, now: late });
    expect(words).toContain('as soon as the chain has confirmed');
  });
});

describe('what is waited for', () => {
  const about = { way: 'out', card: false, deadline, now: NOW } as const;

  it('names the time that is left and what happens otherwise', () => {
    expect(stageWords('signed', about)).toContain('has 30 minutes');
    expect(stageWords('signed', about)).toContain('the HOOF comes back by itself');
    expect(stageWords('signed', { ...about, card: true })).toContain('goes back on the pitch');
  });

  it('counts the blocks that finality is behind, and says nothing where there are none', () => {
    const chain = (final: number) => ({ head: 100, final });
    expect(stageWords('seen', { ...about, chain: chain(88) })).toContain('12 blocks behind');
    expect(stageWords('seen', { ...about, chain: chain(99) })).toContain('one block behind');
    expect(stageWords('seen', { ...about, chain: chain(100) })).toMatch(/no longer change\.$/);
  });
});

it('takes a deposit for sent until the server has seen it', () => {
  expect(stageIn(undefined)).toBe('sent');
  expect(stageIn({ state: 'seen' })).toBe('seen');
  expect(stageIn({ state: 'final' })).toBe('final');
});

it('says what goes', () => {
  expect(whatGoes({ hoof: 12.5 })).toBe('12.50 HOOF');
  expect(whatGoes({ cardId: 17 })).toBe('Card 17');
});
