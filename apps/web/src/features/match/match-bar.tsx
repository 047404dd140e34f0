import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Dialog } from '@goats/ui/dialog.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { SoundToggle } from '../sound/sound-toggle.tsx';
import type { Match, Sides } from './match-types.ts';
import { MuteToggle } from './reactions/mute-toggle.tsx';
import { useLoud } from './reactions/use-loud.ts';
import { ShareButton } from './share-button.tsx';

const MODES = { duel: t('Duel, best of 3'), squad: t('Squad, five rounds') } as const;

/** The strip above the pitch: what this is, who watches, and the way out. */
export function MatchBar({
  match,
  sides,
  connected,
  busy,
  over,
  onConcede,
}: {
  match: Match;
  sides: Sides;
  /** Finished, and shown to its end: nothing here may give a round away. */
  over: boolean;
  connected: boolean;
  busy: boolean;
  onConcede: () => Promise<boolean>;
}) {
  const [asking, setAsking] = useState(false);
  const loud = useLoud(match);
  return (
    <div className="wrap flex min-h-11.5 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5 text-small text-chalk-2">
      <h1 className="font-text text-small leading-normal font-normal tracking-normal normal-case">
        {MODES[match.mode]} ·{' '}
        <T
          m="{kind, select, challenge {Challenge} request {Battle} practice {Practice} cup {Tie of cup} other {Friendly}} <b>#{id}</b>"
          kind={match.kind}
          b={<b className="font-semibold text-chalk" />}
          id={match.originId ?? match.id}
        />
      </h1>
      <div className="flex flex-wrap items-center gap-x-5">
        <span className="flex items-center gap-2" role="status">
          <i
            aria-hidden="true"
            className={cx(
              'size-2 rounded-full',
              over ? 'bg-chalk-3' : connected ? 'bg-success' : 'bg-soon',
            )}
          />
          {over
            ? t('Full time')
            : connected
              ? t('Live, {n, plural, one {# watching} other {# watching}}', { n: match.watchers })
              : t('Reconnecting, {n, plural, one {# watching} other {# watching}}', {
                  n: match.watchers,
                })}
        </span>
        <SoundToggle />
        {loud && <MuteToggle />}
        <ShareButton match={match} />
        {sides.playing && match.phase !== 'finished' && (
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11 text-error-text"
            onClick={() => setAsking(true)}
          >
            {t('Concede@@verb: give the match up')}
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Concede?')}
        description={t('The other side wins at once, as if you had lost on points.')}
        width="sm"
      >
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            busy={busy}
            busyWord={t('Conceding...')}
            onClick={() => void onConcede().then((counted) => setAsking(!counted))}
          >
            {t('Concede@@verb: give the match up')}
          </Button>
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t('Play on@@do not concede')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
