import { formatHoof } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Progress } from '@goats/ui/progress.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { adminApi, sentenceOf } from '../admin-session.ts';
import { TakeDown } from '../club/take-down.tsx';
import { useDeed } from '../use-deed.ts';
import { type DeskCup, useCupBudget, useDeskCups } from './cup-queries.ts';
import { MakeCup } from './make-cup.tsx';

/** Cups from the operator's side: make one, watch who comes, call one off, mind the budget. */
export function CupDesk() {
  const { data, error, isPending } = useDeskCups();
  return (
    <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[1fr_26rem]">
      <section aria-labelledby="cups-title" className="min-w-0">
        <h2 id="cups-title" className="mb-5 border-b-[1.5px] border-line-2 pb-3.5 text-card">
          Cups
        </h2>
        <MakeCup />
        {isPending && <Skeleton className="mt-7 h-64" />}
        {error && (
          <ErrorState title="Cups could not be read" text={sentenceOf(error)} heading="h3" />
        )}
        {data?.length === 0 && (
          <EmptyState compact title="No cup yet" text="The trophies are polished, at least." />
        )}
        <ul className="mt-7 border-t border-line">
          {data?.map((cup) => (
            <CupRow key={cup.id} cup={cup} />
          ))}
        </ul>
      </section>
      <Budget />
    </div>
  );
}

const STATES = {
  open: 'Takes entries',
  running: 'Being played',
  finished: 'Over',
  cancelled: 'Called off',
} as const satisfies Record<DeskCup['status'], string>;

function CupRow({ cup }: { cup: DeskCup }) {
  const callOff = useDeed(
    () => adminApi('DELETE /api/admin/cups/:id', { params: { id: String(cup.id) } }),
    () => ({ title: 'Cup Called Off', description: 'Cards, fees and free entries went back.' }),
  );
  const people = cup.entries.filter(({ house }) => !house).length;
  const starts = new Date(cup.startsAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-60">
        <a
          href={`/cups/${cup.id}`}
          target="_blank"
          rel="noopener"
          className="display block truncate text-label hover:underline"
        >
          {cup.name}
        </a>
        <span className="mt-1 block text-fine text-chalk-3">
          {cup.status === 'open' || cup.status === 'running' ? (
            `Kick-off ${starts}`
          ) : (
            <Ago at={cup.endedAt ?? cup.startsAt} />
          )}
          {cup.reason && `. ${cup.reason}`}
        </span>
      </span>
      <RarityBadge rarity={cup.tier} />
      <span className="text-fine text-chalk-3">
        <span className="numeral text-2xl text-chalk">
          {people} / {cup.size}
        </span>{' '}
        in
      </span>
      <Tag tone={cup.status === 'running' ? 'live' : cup.status === 'open' ? 'chalk' : 'plain'}>
        {STATES[cup.status]}
      </Tag>
      {cup.status === 'open' && (
        <span className="flex flex-wrap items-center gap-3">
          <TakeDown
            ask="Call off"
            sure="Call it off, everything goes back"
            busy={callOff.isPending}
            onSure={() => callOff.mutate(undefined)}
          />
        </span>
      )}
    </li>
  );
}

/** What the treasury may still add to cups this week. */
function Budget() {
  const { data, error } = useCupBudget();
  return (
    <section aria-labelledby="budget-title">
      <h2 id="budget-title" className="mb-5 border-b-[1.5px] border-line-2 pb-3.5 text-card">
        This week’s budget
      </h2>
      {error && <p className="text-error-text">{sentenceOf(error)}</p>}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <>
          <Progress
            label="Used of what the treasury adds to cups"
            value={data.cups.used}
            max={data.cups.most}
            className="mb-5"
          />
          <FactList
            facts={[
              ['Week', data.week],
              ['Added to cups', formatHoof(data.cups.used)],
              ['Of at most', formatHoof(data.cups.most)],
              ['For the week’s best', formatHoof(data.prizes)],
            ]}
          />
        </>
      )}
    </section>
  );
}
