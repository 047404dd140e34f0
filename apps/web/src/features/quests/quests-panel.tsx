import { challengeCountdown, formatHoof, questHoldWords } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { questLabel } from '@goats/ui/quest-label.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { ensureSignedIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { flyHome } from './fly-home.ts';
import {
  type OwnQuest,
  type OwnQuests,
  useChangeQuest,
  useCollect,
  useQuests,
  useTodaysQuests,
} from './quest-queries.ts';
import './quests.css';

/** Three small things to do today, the same for everybody, each with its HOOF. */
export default function QuestsPanel() {
  const { signedInAs } = useWallet();
  return (
    <section aria-labelledby="quests">
      <h2 id="quests" className="text-card">
        {t('Three quests')}
      </h2>
      {signedInAs === null ? <ForVisitors /> : <Own />}
    </section>
  );
}

function Own() {
  const { data, isPending, error, refetch } = useQuests();
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <NotArrived onRetry={refetch}>
        {t('Your quests did not arrive.')} {failureWords(error)}
      </NotArrived>
    );
  }
  return (
    <>
      <Lead {...data} />
      <Cards>
        {data.quests.map((quest, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: whoever changes one stays at its place
          <Quest key={place} quest={quest} day={data} />
        ))}
      </Cards>
    </>
  );
}

function Lead({ hoof, why, hold, nextAt, quests }: OwnQuests) {
  const left = useNow((now) => challengeCountdown(Math.max(1, Date.parse(nextAt) - now)));
  const all = quests.every(({ paid }) => paid);
  return (
    <p className="mt-1.5 text-small text-chalk-2">
      {why !== null
        ? hold
          ? questHoldWords(hold)
          : why
        : all
          ? t('All three collected. The next three come in {left}.', { left })
          : t(
              '{hoof} HOOF each, to play with. Matches played out count, practice and friendlies do not. Collect within {left}.',
              { hoof: formatHoof(hoof), left },
            )}
    </p>
  );
}

function Quest({ quest, day }: { quest: OwnQuest; day: OwnQuests }) {
  const { goal, done, paid } = quest;
  const whole = done >= goal;
  const ending = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  // The button goes, and whoever pressed it would begin again at the top of the page.
  const keepFocus = (at: HTMLElement | null) => {
    const { activeElement, body } = document;
    if (activeElement === body || ending.current?.contains(activeElement)) at?.focus();
  };
  return (
    <Card
      text={questLabel(quest.id, quest.text)}
      name={name}
      lit={whole && !paid && day.why === null}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 md:flex-col md:items-start">
        <p className="flex items-center gap-3">
          <Pips done={done} goal={goal} />
          <span className="numeral text-small text-chalk-2">
            {t('{done} of {goal}@@steps of a quest', { done, goal })}
          </span>
        </p>
        <div
          ref={ending}
          tabIndex={-1}
          aria-live="polite"
          className="flex min-h-11 items-center outline-none"
        >
          <Ending
            {...{ quest, day, whole }}
            onCollected={() => keepFocus(ending.current)}
            onChanged={() => keepFocus(name.current)}
          />
        </div>
      </div>
    </Card>
  );
}

function Ending({
  quest,
  day,
  whole,
  onCollected,
  onChanged,
}: {
  quest: OwnQuest;
  day: OwnQuests;
  whole: boolean;
  onCollected: () => void;
  onChanged: () => void;
}) {
  const collect = useCollect();
  const change = useChangeQuest();
  const name = <span className="sr-only">: {questLabel(quest.id, quest.text)}</span>;
  if (quest.paid) {
    return (
      <p className="flex items-center gap-2 text-small font-semibold text-success">
        <Check aria-hidden="true" className="size-4.5" />
        {t('{hoof} HOOF collected', { hoof: formatHoof(day.hoof) })}
      </p>
    );
  }
  if (whole && day.why === null) {
    return (
      <Button
        size="sm"
        busy={collect.isPending}
        busyWord={t('Collecting...')}
        onClick={({ currentTarget }) =>
          collect.mutate(quest.id, {
            onSuccess: (paid) => {
              if (!paid) return;
              flyHome(`+${formatHoof(paid.hoof)}`, currentTarget);
              onCollected();
            },
          })
        }
      >
        <HoofCoin className="size-4.5" />
        {t('Collect {hoof} HOOF', { hoof: formatHoof(day.hoof) })}
        {name}
      </Button>
    );
  }
  if (whole) return <p className="text-small text-chalk-2">{t('Done, and well done.')}</p>;
  if (!day.change) return null;
  return (
    <button
      type="button"
      aria-disabled={change.isPending}
      onClick={() => {
        if (!change.isPending)
          change.mutate(quest.id, { onSuccess: (changed) => changed && onChanged() });
      }}
      className="link min-h-11 text-small text-chalk-3"
    >
      {t('Change this one')}
      {name}
    </button>
  );
}

function ForVisitors() {
  const connected = useWallet().address !== null;
  const { data, isPending, error, refetch } = useTodaysQuests();
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <NotArrived onRetry={refetch}>
        {t('The quests did not arrive.')} {failureWords(error)}
      </NotArrived>
    );
  }
  return (
    <>
      <p className="mt-1.5 text-small text-chalk-2">
        {t('The same three for everybody, until midnight UTC. Signed in, you see how far you are.')}
      </p>
      {connected && (
        <Button
          size="sm"
          variant="outline"
          className="mt-3"
          onClick={() => void ensureSignedIn(t('Sign in to see your quests.'))}
        >
          {t('Sign in')}
        </Button>
      )}
      <Cards>
        {data.quests.map(({ id, text, goal }) => (
          <Card key={id} text={questLabel(id, text)}>
            <Pips done={0} goal={goal} />
          </Card>
        ))}
      </Cards>
    </>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return <ul className="mt-4 grid gap-3 md:grid-cols-3">{children}</ul>;
}

function Card({
  text,
  name,
  lit = false,
  children,
}: {
  text: string;
  name?: Ref<HTMLHeadingElement>;
  lit?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={cx(
        'flex flex-col gap-1.5 rounded-row border px-4 pt-3.5 pb-2 md:gap-2.5 md:pb-3',
        lit ? 'border-gold bg-pitch-850' : 'border-line-2 bg-well',
      )}
    >
      <h3
        ref={name}
        tabIndex={-1}
        className="outline-none flex-1 text-lead leading-tight font-semibold"
      >
        {text}
      </h3>
      {children}
    </li>
  );
}

/** A dot for each step; the number beside it says the same. */
function Pips({ done, goal }: { done: number; goal: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: goal }, (_, n) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing else
          key={n}
          className={cx(
            'h-2 w-7 rounded-full',
            n < done ? 'bg-success' : 'shadow-[inset_0_0_0_1px_var(--color-control)]',
          )}
        />
      ))}
    </span>
  );
}

function Waiting() {
  return <Skeleton className="mt-4 h-80 md:h-44" />;
}
