import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Steps } from '@goats/ui/steps.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type AnnouncedCup,
  type Cup,
  type Fixture,
  isAnnounced,
  isOpened,
  useCups,
  useSchedule,
} from './cup-queries.ts';
import './cups.css';
import { ComingCup } from './list/coming-cup.tsx';
import { NextFixtures } from './list/next-fixtures.tsx';
import { OpenCup } from './list/open-cup.tsx';
import { PastCups } from './list/past-cups.tsx';
import { RunningCups } from './list/running-cups.tsx';
import { OwnTies } from './own-ties.tsx';

const HOW = [
  {
    title: t('Into the hat'),
    text: t('One to three free cards of the cup’s tier. Your first cup of the day costs nothing.'),
  },
  {
    title: t('One in secret'),
    text: t(
      'Before every tie you choose which of them plays. The others only know the announced one.',
    ),
  },
  {
    title: t('Round by round'),
    text: t(
      'Your next tie begins as soon as its players are known. Look away, and the clock plays for you.',
    ),
  },
  {
    title: t('Lift it'),
    text: t(
      'Winner, runner-up and the last four are paid at the final whistle. Only the winner’s card can gain +1.',
    ),
  },
] as const;

/** What is open first, then what is on, what comes, and who has lifted what. */
export function CupList() {
  const { data, isPending, error, refetch } = useCups();
  const { data: schedule } = useSchedule();
  const now = useNow('minute', ...(schedule ?? []).map(({ startsAt }) => startsAt));
  if (isPending) return <Skeleton className="h-100" />;
  if (!data) {
    return (
      <ErrorState
        title={t('The cups did not come')}
        text={failureWords(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  const opened = data.filter(isOpened);
  const of = (...states: Cup['status'][]) => opened.filter(({ status }) => states.includes(status));
  const [open, running, over] = [of('open'), of('running'), of('finished', 'cancelled')];
  const hero = open.length === 0 ? data.find(isAnnounced) : undefined;
  const later = schedule?.filter((fixture) => stillComing(fixture, opened, hero, now)) ?? [];
  return (
    <>
      <OwnTies />
      <Section
        id="open-cups"
        title={
          hero
            ? t('Opens next@@heading: a cup that opens next')
            : t('Open now@@heading: cups that take entries')
        }
      >
        {hero ? (
          <ComingCup fixture={hero} />
        ) : open.length > 0 ? (
          <div className="grid gap-5">
            {open.map((cup) => (
              <OpenCup key={cup.id} cup={cup} />
            ))}
          </div>
        ) : (
          <NothingOpen running={running.length > 0} />
        )}
      </Section>
      {running.length > 0 && (
        <Section id="running-cups" title={t('Being played')}>
          <RunningCups cups={running} />
        </Section>
      )}
      {later.length > 0 && (
        <Section id="next-cups" title={t('Next up')}>
          <NextFixtures fixtures={later} />
        </Section>
      )}
      {over.length > 0 && (
        <Section id="past-cups" title={t('Lifted lately')}>
          <PastCups cups={over} />
        </Section>
      )}
      <Section id="cup-rules" title={t('How a cup runs')}>
        <Steps steps={HOW} />
      </Section>
    </>
  );
}

/** Until it is listed as open, however late that news is: else the one after it would be called next. */
function stillComing(
  { kind, startsAt }: Fixture,
  cups: readonly Cup[],
  hero: AnnouncedCup | undefined,
  now: number,
): boolean {
  const shown = [...cups, ...(hero ? [hero] : [])];
  const listed = shown.some((cup) => cup.kind === kind && cup.startsAt === startsAt);
  return !listed && Date.parse(startsAt) > now;
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="not-first:pt-16">
      <h2 id={id} className="mb-6 text-part">
        {title}
      </h2>
      {children}
    </section>
  );
}

function NothingOpen({ running }: { running: boolean }) {
  return (
    <EmptyState
      title={t('The hat is empty')}
      text={
        running
          ? t('No cup takes entries this minute. Watch the one that is on, and shout.')
          : t('No cup is planned. The groundsman says he knows nothing.')
      }
    >
      <Button asChild variant="outline">
        <Link to="/card-game" search={{ tab: 'lobby' }}>
          {t('Play a challenge')}
        </Link>
      </Button>
    </EmptyState>
  );
}
