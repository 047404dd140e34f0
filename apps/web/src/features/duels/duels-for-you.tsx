import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { PlayerName } from '../players/player-name.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { useOwnDuels } from './duel-queries.ts';
import { stakeOf } from './duel-words.ts';
import { useEndDuel } from './use-duel-calls.ts';

/** Who asks for this player and nobody else; nothing while nobody does. */
export function DuelsForYou() {
  const { signedInAs } = useWallet();
  const { data } = useOwnDuels();
  const end = useEndDuel();
  const asked = (data?.duels ?? []).filter(({ to }) => to !== undefined && to === signedInAs);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="for-you" className="mb-8">
      <h2 id="for-you" className="mb-3 text-card">
        {t('For you alone')}
      </h2>
      <ul className="grid gap-2">
        {asked.map((duel) => (
          <li
            key={duel.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-row bg-well px-4.5 py-3"
          >
            <span>
              <PlayerName address={duel.challengerId} />{' '}
              <span className="text-chalk-2">{stakeOf(duel)}</span>
            </span>
            <span className="flex gap-2">
              <Button asChild size="sm">
                <Link to="/duel/$code" params={{ code: duel.code ?? '' }}>
                  {t('Have a look')}
                </Link>
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={end.isPending}
                onClick={() => end.mutate(duel)}
              >
                {t('No thanks')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
