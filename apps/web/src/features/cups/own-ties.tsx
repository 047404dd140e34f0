import { Button } from '@goats/ui/button.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useOwnCups } from './cup-queries.ts';

/** The way into a tie of one's own that is being played, from the list of all cups. */
export function OwnTies() {
  const { data } = useOwnCups(5_000);
  const live = data?.entries.filter(({ matchId }) => matchId !== null) ?? [];
  if (live.length === 0) return null;
  return (
    <ul aria-label={t('Your ties')} className="grid gap-2">
      {live.map(({ cupId, matchId }) => (
        <li
          key={cupId}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-success/12 px-4 py-3 shadow-[inset_3px_0_var(--color-success)]"
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Tag tone="live">{t('Live@@a match that is on')}</Tag>
            <b className="font-semibold">{t('Your tie is on')}</b>
            <Link to="/cups/$id" params={{ id: String(cupId) }} className="link py-1 text-chalk-2">
              {t('See the bracket')}
            </Link>
          </p>
          <Button asChild>
            <Link to="/battle" search={{ match: matchId ?? '' }}>
              {t('Play now')}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}
