import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CupWithTies } from '../cup-queries.ts';
import { drawnCup, playedOut, tie } from '../test-cup.ts';
import { Bracket } from './bracket.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function markup(cup: CupWithTies, you: string | null = null): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <Bracket cup={cup} you={you} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

/** What each tie says, as it is read aloud: `['You 1 Billy House 0 Round 2 Play', …]` */
function ties(cup: CupWithTies, you: string | null = null): string[] {
  return markup(cup, you)
    .split('<li data-own=')
    .slice(1)
    .map((part) =>
      `<li ${part.split('</ol>')[0]}`
        .replaceAll(/<\/?[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

const own = (cup: CupWithTies, you: string) =>
  [...markup(cup, you).matchAll(/data-own="(true|false)"/g)].map(([, is]) => is === 'true');

describe('the bracket on the screen', () => {
  it('lights up one’s own way: the tie that is on, and the place it leads to', () => {
    const cup = drawnCup();
    const you = cup.ties[0]!.players[0]!;
    expect(own(cup, you)).toEqual([true, false, false, false, false, false, false]);
    const won = { ...cup.ties[0]!, winner: you, phase: 'finished' as const };
    const through = { ...cup, ties: [won, ...cup.ties.slice(1)] };
    expect(own(through, you)).toEqual([true, false, false, false, true, false, false]);
    expect(ties(through, you)[4]).toBe('You Still open Waiting for the other');
  });

  it('tells the live score and whose tie it is to play or to watch', () => {
    const cup = drawnCup();
    const live = cup.ties.map((each) => ({
      ...each,
      ...{ phase: 'pick' as const, score: [1, 0] as [number, number] },
    }));
    const you = cup.entries[0]!.address;
    const at = cup.ties.findIndex(({ players }) => players.includes(you));
    const said = ties({ ...cup, ties: live }, you);
    expect(said[at]).toMatch(/^(You 1 .* 0|.* 1 You 0) Round 2 Play$/);
    expect(said[at === 0 ? 1 : 0]).toMatch(/1 .*0 Round 2 Watch$/);
  });

  it('says who had nobody to play against', () => {
    const cup = drawnCup();
    const [first, ...rest] = cup.ties;
    const bye = tie(1, 0, [first!.players[0], null], {
      ...{ matchId: null, phase: null, winner: first!.players[0] },
    });
    expect(ties({ ...cup, ties: [bye, ...rest] })[0]).toMatch(
      /, through, Nobody Bye, straight through$/,
    );
  });

  it('offers replay and proof of what is over, and marks the house', () => {
    const said = ties(playedOut(drawnCup(4)));
    expect(said).toHaveLength(7);
    for (const words of said) expect(words).toMatch(/Full time Replay Verify$/);
    expect(said.join(' ')).toContain('House 5 House');
  });
});
