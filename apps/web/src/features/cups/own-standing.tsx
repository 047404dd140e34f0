import { formatHoof, matchClock, roundName, TIMING, tieName } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { ClockRing } from '@goats/ui/clock.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ownTie } from './bracket-of.ts';
import type { CupEntry, CupTie, CupWithTies } from './cup-queries.ts';
import { entrantName, entrantOf } from './cup-words.ts';

/** How it stands for whoever looks: the tie to play now, or what became of them. */
export function OwnStanding({ cup, you }: { cup: CupWithTies; you: string | null }) {
  const entry = entrantOf(cup, you);
  const tie = ownTie(cup, you);
  if (!entry || cup.status === 'open' || cup.status === 'cancelled') return null;
  if (tie) return <PlayNow cup={cup} tie={tie} you={entry.address} />;
  const words = standingWords(cup, entry);
  if (!words) return null;
  return (
    <p
      role="status"
      className="mb-10 bg-pitch-850 px-5 py-4 text-chalk-2 shadow-[inset_3px_0_var(--color-chalk)]"
    >
      {words}
      {(entry.state === 'out' || entry.state === 'not-drawn') && (
        <>
          {' '}
          <Link to="/cups" className="link font-semibold text-chalk">
            {t('See what is open')}
          </Link>
        </>
      )}
    </p>
  );
}

function PlayNow({ cup, tie, you }: { cup: CupWithTies; tie: CupTie; you: string }) {
  const now = useNow('countdown', tie.deadline);
  const msLeft = tie.deadline === null ? 0 : Date.parse(tie.deadline) - now;
  const opponent = entrantOf(cup, tie.players.find((player) => player !== you) ?? null);
  const name = tieName(cup.kind, tie.round, cup.rounds).toLowerCase();
  return (
    <section
      aria-labelledby="own-tie"
      className="mb-10 grid items-center gap-x-8 gap-y-5 border border-chalk bg-pitch-800 p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-7"
    >
      <ClockRing
        text={matchClock(msLeft)}
        left={Math.max(0, Math.ceil(msLeft / 1000))}
        of={phaseMs(tie.phase) / 1000}
        className="w-24 max-sm:hidden"
      />
      <div className="min-w-0">
        <h2 id="own-tie" className="text-panel">
          Your {name} is on
        </h2>
        <p className="mt-2.5 text-chalk-2">
          {opponent ? `Against ${entrantName(opponent)}. ` : ''}
          {tie.phase === 'commit'
            ? 'Choose a card in secret, or the clock plays the announced one.'
            : `It stands ${tie.score[tie.players[0] === you ? 0 : 1]}:${tie.score[tie.players[0] === you ? 1 : 0]}.`}
          <span className="sm:hidden"> {matchClock(msLeft)} left.</span>
        </p>
      </div>
      <Button asChild size="lg">
        <Link to="/battle" search={{ match: tie.matchId ?? '' }}>
          {t('Play now')}
        </Link>
      </Button>
    </section>
  );
}

function phaseMs(phase: CupTie['phase']): number {
  if (phase === 'commit') return TIMING.commitMs;
  return phase === 'open' ? TIMING.openMs : TIMING.pickMs;
}

/** What became of somebody who has no tie to play now; null where the page says it already. */
function standingWords(cup: CupWithTies, entry: CupEntry): string | null {
  const paid = entry.prize > 0 ? ` ${formatHoof(entry.prize)} HOOF are yours.` : '';
  switch (entry.state) {
    case 'not-drawn':
      return 'More entered than there were places, and the draw left you out. Cards and entry are back with you.';
    case 'in':
      return 'You are through. Your next tie begins the moment your opponent is known: stay close.';
    case 'won':
      return cup.kind === 'clubs' ? `Your club has won.${paid}` : null;
    case 'out':
      return outWords(cup, entry, paid);
  }
}

function outWords(cup: CupWithTies, { address, cardIds }: CupEntry, paid: string): string {
  if (cup.kind === 'clubs') return 'You have played your part. The bench is yours to shout from.';
  const last = cup.ties.filter(({ players }) => players.includes(address)).at(-1);
  const name = last ? roundName(last.round, cup.rounds).toLowerCase() : 'cup';
  const rest =
    cardIds.length === 1
      ? 'Your card rests 12 hours.'
      : 'The cards that played rest 12 hours, the others are free.';
  if (paid) return `Out in the ${name}, and not empty-handed.${paid} ${rest}`;
  return `Out in the ${name}. Chin up, horns up. ${rest}`;
}
