import { Ago } from '@goats/ui/ago.tsx';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { momentOf } from '@goats/ui/moment-of.ts';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { adminApi, sentenceOf } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';

/** What the clock could not do: since when, why, and when it tries again. */
export function BackedOff() {
  const { data, error } = useQuery({
    queryKey: ['admin', 'backed-off'],
    queryFn: () => adminApi('GET /api/admin/backed-off', {}),
    staleTime: 0,
    refetchInterval: 10_000,
  });
  const retry = useDeed(
    (body: { duty: string; subject: string }) =>
      adminApi('POST /api/admin/backed-off/retry', { body }),
    (_, { duty, subject }) => ({
      title: 'Next In Line',
      description: `The clock tries ${duty} of ${subject} within seconds.`,
    }),
  );
  if (error) return <ErrorState title="No answer" text={sentenceOf(error)} heading="h2" />;
  if (!data) return null;
  return (
    <section aria-labelledby="backed-off-title">
      <h2 id="backed-off-title" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
        What the clock puts off
      </h2>
      {data.items.length === 0 && (
        <p className="mt-4 flex items-start gap-3 text-chalk-2">
          <RefereeCard color="green" className="mt-0.5 h-5.5 w-4" />
          Nothing. Everything that is due gets done at the first try, or the second.
        </p>
      )}
      <ul>
        {data.items.map(({ duty, subject, since, tries, nextAt, why }) => (
          <li
            key={`${duty} ${subject}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <span className="numeral min-w-0 text-xl wrap-anywhere">{subject}</span>
            <Button
              variant="outline"
              busy={retry.isPending && retry.variables.subject === subject}
              busyWord="Asking..."
              onClick={() => retry.mutate({ duty, subject })}
            >
              Try it now
            </Button>
            <span className="basis-full text-fine wrap-anywhere text-chalk-3">
              {duty}: {why}. Tried {tries} {tries === 1 ? 'time' : 'times'} since <Ago at={since} />
              ; again at {momentOf(nextAt)}.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
