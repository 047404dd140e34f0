import { Button } from '@goats/ui/button.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { Trophy } from '@goats/ui/trophy.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type Cup, type Fixture, isOpened, useCups, useSchedule } from './cup-queries.ts';
import { cupTitle, fixtureName, opensWords, placesWords, startsWords } from './cup-words.ts';
import { Shield } from './shield.tsx';

const EVERY_MS = 15_000;

/** The cup to play next, in one line, for pages that are about something else. */
export default function NextCup() {
  const { data: cups } = useCups(EVERY_MS);
  const { data: schedule } = useSchedule();
  const taking = cups?.filter(isOpened).filter(({ status }) => status === 'open') ?? [];
  const now = useNow(
    'minute',
    ...taking.map(({ startsAt }) => startsAt),
    ...(schedule ?? []).map(({ opensAt }) => opensAt),
  );
  const open = taking.find(({ startsAt }) => Date.parse(startsAt) > now);
  const next = schedule?.find(({ opensAt }) => Date.parse(opensAt) > now);
  return (
    <>
      {open ? <OpenLine cup={open} /> : next && <NextLine fixture={next} />}
      <div className="flex flex-wrap gap-3">
        {open && (
          <Button asChild>
            <Link to="/cups/$id" params={{ id: String(open.id) }}>
              {t('Enter the cup')}
            </Link>
          </Button>
        )}
        <Button asChild variant={open ? 'outline' : 'primary'}>
          <Link to="/cups">{t('All cups')}</Link>
        </Button>
      </div>
    </>
  );
}

const LINE =
  'mb-5 flex items-center gap-4 rounded-row bg-pitch-850 p-4 shadow-[inset_0_0_0_1px_var(--color-line)]';

function OpenLine({ cup }: { cup: Cup }) {
  const left = useNow((now) => startsWords(Date.parse(cup.startsAt) - now));
  return (
    <div className={LINE}>
      <Mark kind={cup.kind} tier={cup.tier} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="display text-2xl">{cupTitle(cup)}</span>
          <Tag tone="live">{t('Open@@a cup that takes entries')}</Tag>
        </p>
        <p className="mt-1.5 text-small text-chalk-2">
          {t('{places}, kick-off in {left}@@places: 3 of 8 places taken', {
            places: placesWords(cup),
            left,
          })}
        </p>
      </div>
    </div>
  );
}

function NextLine({ fixture }: { fixture: Fixture }) {
  const { kind, tier } = fixture;
  const words = useNow((now) => opensWords(fixture, now));
  return (
    <div className={LINE}>
      <Mark kind={kind} tier={tier} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="display text-2xl">{fixtureName(fixture)}</span>
          <RarityBadge rarity={tier} />
        </p>
        <p className="mt-1.5 text-small text-chalk-2">{words}</p>
      </div>
    </div>
  );
}

function Mark({ kind, tier }: Pick<Cup, 'kind' | 'tier'>) {
  return kind === 'clubs' ? (
    <Shield club={0} className="h-12 w-10" />
  ) : (
    <Trophy tier={tier} large className="size-12" />
  );
}
