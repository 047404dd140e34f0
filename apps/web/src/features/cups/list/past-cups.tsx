import { cupOffWords, formatHoof } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { Trophy } from '@goats/ui/trophy.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Cup } from '../cup-queries.ts';
import { cupTitle, entrantName, entrantOf } from '../cup-words.ts';
import { Shield } from '../shield.tsx';

/** Who lifted what, newest first; what was called off says why. */
export function PastCups({ cups }: { cups: readonly Cup[] }) {
  return (
    <ul className="border-t-[1.5px] border-line-2">
      {cups.map((cup) => (
        <li key={cup.id} className="border-b border-line">
          <Link
            to="/cups/$id"
            params={{ id: String(cup.id) }}
            className="group grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3.5 sm:grid-cols-[2.5rem_16rem_minmax(0,1fr)_auto]"
          >
            {cup.kind === 'clubs' ? (
              <Shield club={winningClub(cup)} className="h-10 w-9" />
            ) : (
              <Trophy tier={cup.tier} className={cup.winner ? 'size-10' : 'size-10 opacity-35'} />
            )}
            <span className="flex min-w-0 items-center gap-2.5">
              <RaritySlashes rarity={cup.tier} />
              <span className="display text-2xl group-hover:underline">{cupTitle(cup)}</span>
            </span>
            <span className="min-w-0 text-chalk-2 max-sm:order-4 max-sm:col-span-2 max-sm:col-start-2 max-sm:text-small">
              {outcome(cup)}
            </span>
            <span className="text-right text-small text-chalk-3">
              <Ago at={cup.endedAt ?? cup.startsAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function winningClub({ clubs, winner }: Cup): 0 | 1 {
  return clubs?.[1].name === winner ? 1 : 0;
}

function outcome(cup: Cup): string {
  if (cup.status === 'cancelled') {
    return `${t('Called off.')} ${cup.reason === null ? '' : cupOffWords(cup.reason)}`.trim();
  }
  if (cup.kind === 'clubs') return t('{club} won', { club: cup.winner ?? '' });
  const winner = entrantOf(cup, cup.winner);
  if (!winner) return t('Over@@a cup');
  const player = entrantName(winner);
  const side = winner.house ? 'house' : 'person';
  return winner.prize > 0
    ? t('Lifted by {player}{side, select, house { of the house} other {}}, {hoof} HOOF', {
        player,
        side,
        hoof: formatHoof(winner.prize),
      })
    : t('Lifted by {player}{side, select, house { of the house} other {}}', { player, side });
}
