import { Button } from '@goats/ui/button.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Cup } from '../cup-queries.ts';
import { cupTitle, startsWords } from '../cup-words.ts';

/** The green card after entering: when it begins, and what to expect. */
export function EntryDone({ cup, onClose }: { cup: Cup; onClose: () => void }) {
  const msLeft = Date.parse(cup.startsAt) - useNow('countdown', cup.startsAt);
  return (
    <div role="status">
      <p className="mb-6 flex gap-3.5">
        <RefereeCard color="green" className="mt-0.5 h-6 w-4 flex-none" />
        <span className="min-w-0">
          {msLeft > 0
            ? t(
                'Your name is in the hat for the {cup}. The draw is in {time}, and the first tie begins with it: choose a card within a minute, or the clock plays for you.',
                { cup: cupTitle(cup), time: startsWords(msLeft) },
              )
            : t(
                'Your name is in the hat for the {cup}. The draw is now, and the first tie begins with it: choose a card within a minute, or the clock plays for you.',
                { cup: cupTitle(cup) },
              )}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/cups/$id" params={{ id: String(cup.id) }} onClick={onClose}>
            {t('To the cup')}
          </Link>
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('Done@@button')}
        </Button>
      </div>
    </div>
  );
}
