import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { onFirstUse } from '@goats/ui/on-first-use.ts';
import { patiently } from '@goats/ui/patiently.ts';
import { PageSkeleton } from '@goats/ui/skeleton.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { knowMatch } from '../features/battle/own-matches.ts';
import type { MatchScreen } from '../features/match/match-screen.tsx';
import type { Arena } from './arena.tsx';

// Once: after a stylesheet that got lost, a second call would answer with the part undressed.
const arena = onFirstUse(() => patiently(() => import('./arena.tsx')));
const screen = onFirstUse(() => patiently(() => import('../features/match/match-screen.tsx')));
const LazyArena = lazy(async () => ({ default: (await arena()).Arena }));
const LazyScreen = lazy(async () => ({ default: (await screen()).MatchScreen }));
const PlayAFriend = lazyPart(() => import('../features/duels/play-a-friend.tsx'));

const route = getRouteApi('/battle');
const brought: { Arena?: typeof Arena; MatchScreen?: typeof MatchScreen } = {};

/** Before the page is drawn, which then has no skeleton to show in place of its frame. */
export async function bringPart(match: boolean): Promise<void> {
  if (match) brought.MatchScreen = (await screen()).MatchScreen;
  else brought.Arena = (await arena()).Arena;
}

/** One address for the arena and for every match in it; neither brings the other along. */
export function BattlePage() {
  const { match, guide } = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => {
    if (match) knowMatch(match);
  }, [match]);
  return (
    <Suspense fallback={<PageSkeleton />}>
      {match ? (
        <MatchPart
          key={match}
          id={match}
          guided={guide === '1'}
          friend={<PlayAFriend />}
          onGuideLeft={() =>
            void navigate({ search: { match }, replace: true, resetScroll: false })
          }
        />
      ) : (
        <ArenaPart />
      )}
    </Suspense>
  );
}

// Whichever it began with, it stays: another one would begin everything anew.
function MatchPart(props: ComponentProps<typeof MatchScreen>) {
  const [Screen] = useState(() => brought.MatchScreen ?? LazyScreen);
  return <Screen {...props} />;
}

function ArenaPart() {
  const [Part] = useState(() => brought.Arena ?? LazyArena);
  return <Part />;
}
