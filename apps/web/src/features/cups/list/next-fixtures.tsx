import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Trophy } from '@goats/ui/trophy.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import type { Fixture } from '../cup-queries.ts';
import { fixtureName, opensWords } from '../cup-words.ts';
import { Shield } from '../shield.tsx';

/** What the schedule has next: nothing to press yet, only when to come back. */
export function NextFixtures({ fixtures }: { fixtures: readonly Fixture[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:gap-6">
      {fixtures.map((fixture) => (
        <li
          key={`${fixture.kind}${fixture.startsAt}`}
          className="flex items-center gap-5 rounded-row bg-pitch-900 p-5 shadow-[inset_0_0_0_1px_var(--color-line)]"
        >
          {fixture.kind === 'clubs' ? (
            <Shield club={0} className="h-14 w-12" />
          ) : (
            <Trophy tier={fixture.tier} large className="size-14" />
          )}
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-2.5">
              <span className="display text-2xl">{fixtureName(fixture)}</span>
              <RarityBadge rarity={fixture.tier} />
            </span>
            <span className="mt-2 block text-small text-chalk-2">
              <OpensIn fixture={fixture} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function OpensIn({ fixture }: { fixture: Fixture }) {
  return useNow((now) => opensWords(fixture, now));
}
