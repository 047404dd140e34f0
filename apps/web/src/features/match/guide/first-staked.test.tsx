// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../match-types.ts';
import { testBattle } from '../test-match.ts';
import { useFirstStaked } from './first-staked.ts';

let played = { totalWins: 0, totalLosses: 0 };
vi.mock('../../battle/battle-queries.ts', () => ({
  useBattleStats: (wallet: string | null) => ({ data: wallet === null ? undefined : played }),
}));

const battle = testBattle();
const [you, billy] = battle.players;
const withHouse = (over: Partial<Match> = {}) =>
  testBattle({ players: [you, { ...billy, house: true }], ...over });

function Asked({ match }: { match: Match }) {
  const { wanted, dismiss } = useFirstStaked(match);
  return (
    <button type="button" onClick={dismiss}>
      {String(wanted)}
    </button>
  );
}

const at = (match: Match) => (
  <QueryClientProvider client={new QueryClient()}>
    <Asked match={match} />
  </QueryClientProvider>
);

async function asked(match: Match): Promise<string> {
  const { host, unmount } = await mount(at(match));
  const words = host.textContent ?? '';
  await unmount();
  return words;
}

describe('the guide of the first match for a stake', () => {
  beforeEach(() => {
    localStorage.clear();
    played = { totalWins: 0, totalLosses: 0 };
  });

  it('is there for whoever has none yet, from the house alone', async () => {
    expect(await asked(withHouse())).toBe('true');
    expect(await asked(battle)).toBe('false');
    expect(await asked(withHouse({ you: null }))).toBe('false');
    expect(await asked(withHouse({ mode: 'squad' }))).toBe('false');
    played = { totalWins: 0, totalLosses: 1 };
    expect(await asked(withHouse())).toBe('false');
  });

  it('stays to the end of the match it began in', async () => {
    const { host, show, unmount } = await mount(at(withHouse()));
    played = { totalWins: 1, totalLosses: 0 };
    await show(at(withHouse({ phase: 'finished' })));
    expect(host.textContent).toBe('true');
    await unmount();
  });

  it('explains no second one, although the figures of the first are not there yet', async () => {
    const { show, unmount } = await mount(at(withHouse()));
    await show(at(withHouse({ phase: 'finished' })));
    await unmount();
    expect(await asked(withHouse({ id: 'the-next' }))).toBe('false');
  });

  it('goes when it is told to, and does not come back', async () => {
    const { host, unmount } = await mount(at(withHouse()));
    await act(async () => host.querySelector('button')?.click());
    expect(host.textContent).toBe('false');
    await unmount();
    expect(await asked(withHouse())).toBe('false');
  });
});
