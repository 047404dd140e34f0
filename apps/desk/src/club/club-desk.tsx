import { ErrorState } from '@goats/ui/error-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { sentenceOf } from '../admin-session.ts';
import { useProgramme } from './club-queries.ts';
import { Events } from './events.tsx';
import { Proposals } from './proposals.tsx';

/** The owners club from the operator's side: what takes place, and what is put to the vote. */
export function ClubDesk() {
  const { data, error } = useProgramme();
  if (error) return <ErrorState title="The club did not answer" text={sentenceOf(error)} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[1fr_28rem]">
      <Events events={data.events} images={data.images} />
      <Proposals proposals={data.proposals} />
    </div>
  );
}
