import { formatHoof, matchClock, TIMING } from '@goats/rules';
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
  const near = tie.players[0] === you ? 0 : 1;
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
          {cup.kind === 'clubs'
            ? t('Your club match is on')
            : t(
                'Your {left, select, 0 {final} 1 {semi-final} 2 {quarter-final} other {round of {players}}} is on@@a tie of a cup',
                roundOf(cup, tie),
              )}
        </h2>
        <p className="mt-2.5 text-chalk-2">
          {opponent ? `${t('Against {player}.', { player: entrantName(opponent) })} ` : ''}
          {tie.phase === 'commit'
            ? t('Choose a card in secret, or the clock plays the announced one.')
            : t('It stands {score}.@@of a match', {
                score: `${tie.score[near]}:${tie.score[1 - near]}`,
              })}
          <span className="sm:hidden"> {t('{time} left.', { time: matchClock(msLeft) })}</span>
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

/** How many rounds follow this one, and how many players began it. */
function roundOf({ rounds }: CupWithTies, { round }: CupTie) {
  const left = rounds - round;
  return { left, players: 2 ** (left + 1) };
}

/** What became of somebody who has no tie to play now; null where the page says it already. */
function standingWords(cup: CupWithTies, entry: CupEntry): string | null {
  const paid =
    entry.prize > 0 ? t('{hoof} HOOF are yours.', { hoof: formatHoof(entry.prize) }) : '';
  switch (entry.state) {
    case 'not-drawn':
      return t(
        'More entered than there were places, and the draw left you out. Cards and entry are back with you.',
      );
    case 'in':
      return t(
        'You are through. Your next tie begins the moment your opponent is known: stay close.',
      );
    case 'won':
      return cup.kind === 'clubs' ? `${t('Your club has won.')} ${paid}`.trim() : null;
    case 'out':
      return outWords(cup, entry, paid);
  }
}

function outWords(cup: CupWithTies, { address, cardIds }: CupEntry, paid: string): string {
  if (cup.kind === 'clubs')
    return t('You have played your part. The bench is yours to shout from.');
  const last = cup.ties.filter(({ players }) => players.includes(address)).at(-1);
  const where = last ? roundOf(cup, last) : { left: 'cup' };
  const rest =
    cardIds.length === 1
      ? t('Your card rests 12 hours.')
      : t('The cards that played rest 12 hours, the others are free.');
  const out = paid
    ? t(
        'Out in the {left, select, 0 {final} 1 {semi-final} 2 {quarter-final} cup {cup} other {round of {players}}}, and not empty-handed.',
        where,
      )
    : t(
        'Out in the {left, select, 0 {final} 1 {semi-final} 2 {quarter-final} cup {cup} other {round of {players}}}. Chin up, horns up.',
        where,
      );
  return paid ? `${out} ${paid} ${rest}` : `${out} ${rest}`;
}
