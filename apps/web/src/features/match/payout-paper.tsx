import { formatHoof } from '@goats/rules';
import type { Match, Sides } from './match-types.ts';
import { playerName } from './player-name.ts';

/** The payout, the one thing printed on paper. */
export function PayoutPaper({ match, sides }: { match: Match; sides: Sides }) {
  if (match.kind === 'practice') return <PracticeNote />;
  const seat = sides.near;
  const total = match.result?.winner
    ? match.result.payouts[match.result.winner === match.players[0].address ? 0 : 1]
    : match.payouts[seat];
  const stakes = match.stake * 2;
  const bonus = Math.max(0, total - stakes);
  const winner = match.players.find((player) => player.address === match.result?.winner);
  const title = winner
    ? winner.address === match.you
      ? 'You won'
      : `${playerName(winner)} won`
    : sides.playing
      ? 'If you win'
      : `If ${playerName(match.players[seat])} wins`;
  return (
    <section aria-label="Payout" className="match-ticket match-paper mt-6 max-lg:mb-0">
      <div className="h-28 px-5 py-4">
        <p className="kicker text-paper-2">{title}</p>
        <p className="numeral mt-2.5 text-[4.5rem] leading-[.84] font-black">
          {formatHoof(total)} <span className="text-[2rem]">HOOF</span>
        </p>
      </div>
      <dl className="border-t-2 border-dashed border-paper-ink/40 px-5 py-3 text-small">
        <Line label="Both stakes, in the vault" value={formatHoof(stakes)} />
        <Line label="Out of the treasury" value={formatHoof(bonus)} />
        {!winner && sides.playing && (
          <Line label="If you lose" value={`−${formatHoof(match.stake)}`} />
        )}
        {match.kind === 'request' && <Line label="The loser's card" value="goes along" />}
      </dl>
    </section>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-0.5">
      <dt>{label}</dt>
      <dd className="numeral text-xl">{value}</dd>
    </div>
  );
}

function PracticeNote() {
  return (
    <section aria-label="Practice" className="match-ticket match-paper mt-6">
      <div className="h-28 px-5 py-4">
        <p className="kicker text-paper-2">Practice</p>
        <p className="display mt-4 text-[2.125rem]">Nothing at stake</p>
      </div>
      <p className="border-t-2 border-dashed border-paper-ink/40 px-5 py-3 text-small">
        No HOOF moves, no card changes hands, no card gets tired. The bruises are yours to keep.
      </p>
    </section>
  );
}
