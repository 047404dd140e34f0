import { Button } from '@goats/ui/button.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { PlayerName } from '../players/player-name.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import type { MatchSummary } from './battle-queries.ts';

/** The way back into a match of one's own that is still running. */
export function OwnLiveMatches({ matches }: { matches: readonly MatchSummary[] }) {
  const { address } = useWallet();
  const own = address?.toLowerCase();
  if (!own || matches.length === 0) return null;
  return (
    <ul className="mb-8 grid gap-2" aria-label={t('Your live matches')}>
      {matches.map((match) => {
        const opponent = match.players.find((player) => player.address !== own);
        return (
          <li
            key={match.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-success/12 px-4 py-3 shadow-[inset_3px_0_var(--color-success)]"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Tag tone="live">{t('Live@@a match that is on')}</Tag>
              <T
                m="<b>Your match is on</b> <more>against {player}{turn, select, yours {, and it is your pick} other {}}</more>"
                player={
                  opponent ? (
                    <PlayerName address={opponent.address} name={opponent.name} />
                  ) : (
                    t('somebody')
                  )
                }
                turn={match.turn === own ? 'yours' : 'theirs'}
                b={<b className="font-semibold" />}
                more={<span className="text-chalk-2" />}
              />
            </p>
            <Button asChild size="sm">
              <Link to="/battle" search={{ match: match.id }}>
                {t('Back to the match')}
              </Link>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
