import { cx } from '@goats/ui/cx.ts';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { BedDouble, ChartNoAxesColumn, Coins, Layers } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { type Consequence, consequences, type Kind } from './end/consequences.ts';
import './end/consequences.css';
import { LineUps } from './line-ups.tsx';
import type { Match, Sides } from './match-types.ts';
import { PlainAddresses } from './plain-addresses.tsx';

const NewStories = lazyPart(() => import('../achievements/new-stories.tsx'));
const QuestGains = lazyPart(() => import('../quests/quest-gains.tsx'));

const ICONS = { hoof: Coins, cards: Layers, rest: BedDouble, table: ChartNoAxesColumn } as const;

/** What the match changed, for both: four things in a word each, and in full for whoever asks. */
export function MatchEnd({ match, sides }: { match: Match; sides: Sides }) {
  const words = useId();
  const [asked, setAsked] = useState<Kind | null>(null);
  if (!match.result) return null;
  const told = consequences(match, sides);
  const open = told.find(({ kind }) => kind === asked);
  return (
    <Panel corners className="mt-8" aria-labelledby="end-title">
      <h2 id="end-title" className="text-card">
        {t('What it changed@@the match')}
      </h2>
      {told.length > 0 ? (
        <>
          <div className="changes">
            {told.map((each) => (
              <Change
                key={each.kind}
                told={each}
                open={each === open}
                words={words}
                onAsk={() => setAsked(each.kind === asked ? null : each.kind)}
              />
            ))}
          </div>
          {/* There before it speaks, so that a screen reader hears what was asked for. */}
          <div id={words} aria-live="polite" className="changes-words">
            {open?.words.map((line) => (
              <p key={line}>
                <PlainAddresses text={line} />
              </p>
            ))}
          </div>
        </>
      ) : (
        <p className="mt-3 text-chalk-2">
          {match.kind === 'friendly'
            ? t('Nothing but the score between you two.')
            : t('Nothing. That is what practice is for.')}
        </p>
      )}
      {match.you !== null && told.length > 0 && (
        <Suspense>
          <QuestGains matchId={match.id} />
          <NewStories address={match.you} matchId={match.id} />
        </Suspense>
      )}
      {match.mode === 'squad' && <LineUps match={match} sides={sides} />}
    </Panel>
  );
}

function Change({
  told: { kind, name, short },
  open,
  words,
  onAsk,
}: {
  told: Consequence;
  open: boolean;
  words: string;
  onAsk: () => void;
}) {
  const Icon = ICONS[kind];
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={words}
      onClick={onAsk}
      className={cx('change', open && 'change-open')}
    >
      <Icon aria-hidden="true" className="size-6" />
      <span className="kicker">{name}</span> <span className="change-short numeral">{short}</span>
    </button>
  );
}
