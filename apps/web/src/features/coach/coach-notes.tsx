import type { MatchProof, Seat } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { Segmented } from '@goats/ui/segmented.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNearby } from '@goats/ui/use-nearby.ts';
import { t } from '@goats/words';
import { useRef, useState } from 'react';
import { NoteCard } from './notes/note-card.tsx';
import type { DuelNotes, Note } from './notes/notes.ts';
import { SquadWritten } from './notes/squad-written.tsx';
import { SwingChart, SwingTable } from './notes/swing-chart.tsx';
import { hasNotes, namesIn, useNotes } from './notes/use-notes.ts';
import { cardsToTry } from './retry/retry.ts';
import { RetryBoard } from './retry/retry-board.tsx';
import type { Match } from './seen-match.ts';

/** Who sits where, from the viewer's side; nobody plays for a watcher. */
interface Sides {
  readonly near: Seat;
  readonly far: Seat;
  readonly playing: boolean;
}

/** What the gaffer says after a match: every decision and what it cost; in a duel, another go at it. */
export function CoachNotes({
  match,
  sides,
  names,
}: {
  match: Match;
  sides: Sides;
  /** By seat. */
  names: readonly [string, string];
}) {
  const place = useRef<HTMLElement>(null);
  const nearby = useNearby(`notes ${match.id}`, place, '600px');
  const [seat, setSeat] = useState<Seat>(sides.near);
  const { data, isError, refetch } = useNotes(match, nearby && hasNotes(match));
  if (!hasNotes(match)) return null;
  const isMine = (each: Seat) => sides.playing && each === sides.near;
  const notes = data?.seats[seat];
  return (
    <Panel ref={place} className="mt-8" aria-labelledby="notes-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="notes-title" className="text-card">
            {t('The gaffer’s notes')}
          </h2>
          <p className="mt-3 max-w-150 text-chalk-2">
            {t(
              'Judged by what could be known at the time, never by how it ended. He has been wrong before; ask him about 1998.',
            )}
          </p>
        </div>
        <Segmented
          label={t('Whose decisions')}
          hideLabel
          options={['near', 'far'] as const}
          value={seat === sides.near ? 'near' : 'far'}
          onChange={(side) => setSeat(sides[side])}
          columns="grid-cols-2"
          segmentClass="px-4 text-lead"
          render={(side) =>
            isMine(sides[side]) ? t('You@@in place of your own name') : names[sides[side]]
          }
        />
      </div>
      {isError && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <p className="text-error-text">{t('The gaffer has lost his notes. The match stands.')}</p>
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            {t('Try Again')}
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="mt-6 h-90" />}
      {notes?.mode === 'squad' && (
        // Opened rows of the other seat's bars are not this one's.
        <SquadWritten key={seat} notes={notes} mine={isMine(seat)} />
      )}
      {data && notes?.mode === 'duel' && (
        <DuelWritten
          // Another seat is another story: whatever was being tried ends there.
          key={seat}
          match={match}
          proof={data.proof}
          seat={seat}
          notes={notes}
          name={names[seat]}
          mine={isMine(seat)}
        />
      )}
    </Panel>
  );
}

function DuelWritten({
  match,
  proof,
  seat,
  notes: { notes, swing },
  name,
  mine,
}: {
  match: Match;
  proof: MatchProof;
  seat: Seat;
  notes: DuelNotes;
  name: string;
  mine: boolean;
}) {
  const [retried, setRetried] = useState<Note | null>(null);
  const names = namesIn(match);
  if (retried) {
    return (
      <RetryBoard
        proof={proof}
        seat={seat}
        note={retried}
        names={names}
        onBack={() => setRetried(null)}
      />
    );
  }
  const chart = mine
    ? t('Your chance to win the match')
    : t('{name}’s chance to win the match', { name });
  return (
    <>
      <div className="mt-6 grid items-center gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-x-16">
        <SwingChart swing={swing} name={chart} />
        <SwingTable swing={swing} name={chart} />
      </div>
      <div className="mt-7 grid items-start gap-4 md:grid-cols-2 md:items-stretch">
        {notes.map((note) => (
          <NoteCard
            key={note.step}
            note={note}
            names={names}
            mine={mine}
            onRetry={
              note.step === 'bring' && cardsToTry(proof, seat).length < 2
                ? undefined
                : () => setRetried(note)
            }
          />
        ))}
      </div>
    </>
  );
}
