import { formatHoof } from '@goats/rules';
import { t } from '@goats/words';
import type { Match, MatchPlayer, Sides } from './match-types.ts';
import { signedHoof } from './net.ts';
import { PlainAddresses } from './plain-addresses.tsx';
import { playerName } from './player-name.ts';
import { TiePaper } from './tie-paper.tsx';

/** The payout, the one thing printed on paper: up or down by how much, and how that comes about. */
export function PayoutPaper({ match, sides, over }: { match: Match; sides: Sides; over: boolean }) {
  if (match.kind === 'practice') return <PracticeNote />;
  if (match.kind === 'friendly') return <FriendlyNote />;
  if (match.kind === 'cup') return <TiePaper match={match} over={over} />;
  const winner = over
    ? match.players.find((player) => player.address === match.result?.winner)
    : undefined;
  const seat = winner ? (winner === match.players[0] ? 0 : 1) : sides.near;
  const total = winner && match.result ? match.result.payouts[seat] : match.payouts[seat];
  const stakes = match.stake * 2;
  const bonus = Math.max(0, total - stakes);
  // Only a challenger can be the underdog of a challenge; a battle's bonus is the same for both.
  const multiplier = match.kind === 'challenge' ? 1 + bonus / match.stake : null;
  const lost = winner !== undefined && sides.playing && winner.address !== match.you;
  return (
    <section aria-label={t('Payout')} className="match-ticket match-paper mt-6 max-lg:mb-0">
      <div className="h-28 px-5 py-4">
        <p className="kicker flex justify-between gap-3 text-paper-2">
          <span>
            <PlainAddresses text={titleOf(match, sides, winner)} />
          </span>
          {bonus > 0 && multiplier !== null && (
            <span>{t('Underdog {multiplier, number}x', { multiplier })}</span>
          )}
        </p>
        <p className="numeral mt-2.5 text-poster-l leading-[.84] font-black">
          {signedHoof(lost ? -match.stake : total - match.stake)}{' '}
          <span className="text-poster-s">HOOF</span>
        </p>
      </div>
      <dl className="border-t-2 border-dashed border-paper-ink/40 px-5 py-3 text-small">
        <Line label={t('Stake, each side')} value={formatHoof(match.stake)} />
        <Line label={t('Both stakes, in the vault')} value={formatHoof(stakes)} />
        <Line label={treasuryWords(match.stake, multiplier)} value={formatHoof(bonus)} />
        <Line label={t('Paid to the winner, in all')} value={formatHoof(total)} />
        {!winner && sides.playing && (
          <Line label={t('If you lose')} value={signedHoof(-match.stake)} />
        )}
        {match.kind === 'request' && (
          <Line
            label={t("The loser's card")}
            value={t("goes along@@the loser's card, to the winner")}
          />
        )}
      </dl>
    </section>
  );
}

function titleOf(match: Match, sides: Sides, winner: MatchPlayer | undefined): string {
  if (!winner) {
    return sides.playing
      ? t('If you win')
      : t('If {name} wins', { name: playerName(match.players[sides.near]) });
  }
  if (winner.address === match.you) return t('You won');
  return sides.playing ? t('You lost') : t('{name} won', { name: playerName(winner) });
}

function treasuryWords(stake: number, multiplier: number | null): string {
  if (multiplier === null) return t('Out of the treasury');
  if (multiplier === 1) return t('Treasury, multiplier 1x');
  return t('Treasury, {stake} x ({multiplier, number} − 1)', {
    stake: formatHoof(stake),
    multiplier,
  });
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-0.5">
      <dt>{label}</dt>
      <dd className="numeral text-xl">{value}</dd>
    </div>
  );
}

function FriendlyNote() {
  return (
    <section aria-label={t('Friendly@@kind of match')} className="match-ticket match-paper mt-6">
      <div className="h-28 px-5 py-4">
        <p className="kicker text-paper-2">{t('Friendly@@kind of match')}</p>
        <p className="display mt-4 text-poster-s">{t('Nothing at stake')}</p>
      </div>
      <p className="border-t-2 border-dashed border-paper-ink/40 px-5 py-3 text-small">
        {t('No HOOF, no rest, no table. It can be replayed and checked like any other match.')}
      </p>
    </section>
  );
}

function PracticeNote() {
  return (
    <section aria-label={t('Practice@@kind of match')} className="match-ticket match-paper mt-6">
      <div className="h-28 px-5 py-4">
        <p className="kicker text-paper-2">{t('Practice@@kind of match')}</p>
        <p className="display mt-4 text-poster-s">{t('Nothing at stake')}</p>
      </div>
      <p className="border-t-2 border-dashed border-paper-ink/40 px-5 py-3 text-small">
        {t(
          'No HOOF moves, no card changes hands, no card gets tired. The bruises are yours to keep.',
        )}
      </p>
    </section>
  );
}
