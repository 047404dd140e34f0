import { Button } from '@goats/ui/button.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Cup } from '../cup-queries.ts';
import { cupTitle, entrantName, stageWords } from '../cup-words.ts';

const NAMED = 4;

/** What is being played: how far it is, who is still in, and the way to the bracket. */
export function RunningCups({ cups }: { cups: readonly Cup[] }) {
  return (
    <ul className="border-t-[1.5px] border-line-2">
      {cups.map((cup) => (
        <li
          key={cup.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2.5 border-b border-line py-4 md:grid-cols-[15rem_12rem_minmax(0,1fr)_auto]"
        >
          <span className="min-w-0">
            <span className="display block text-row">{cupTitle(cup)}</span>
            <RarityBadge rarity={cup.tier} className="mt-2" />
          </span>
          <span className="flex flex-wrap items-center gap-2.5 max-md:order-3 max-md:col-span-2">
            <Tag tone="live">{t('Live@@a match that is on')}</Tag>
            {stageWords(cup)}
          </span>
          <span className="min-w-0 text-small text-chalk-2 max-md:order-4 max-md:col-span-2">
            {stillIn(cup)}
          </span>
          <Button asChild size="sm" variant="outline">
            <Link
              to="/cups/$id"
              params={{ id: String(cup.id) }}
              aria-label={t('Watch the {cup}', { cup: cupTitle(cup) })}
            >
              {t('Watch@@button: a live match')}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** `stillIn(cup) // 'Still in: Billy, Nanny and 2 more'`, people before the house. */
function stillIn({ entries }: Cup): string {
  const left = entries.filter(({ state }) => state === 'in');
  const named = [...left].sort((a, b) => Number(a.house) - Number(b.house)).slice(0, NAMED);
  const more = left.length - named.length;
  const names = named.map(entrantName).join(', ');
  return more > 0
    ? t('Still in: {names} and {more} more', { names, more })
    : t('Still in: {names}', { names });
}
