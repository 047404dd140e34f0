import { ShareButton as Share } from '@goats/ui/share-button.tsx';
import { t } from '@goats/words';
import { shareWords } from './commentary.ts';
import type { Match } from './match-types.ts';

/** The link to watch, and once it is over the picture of how it went. */
export function ShareButton({ match }: { match: Match }) {
  return (
    <Share
      label={t('Share link')}
      size="sm"
      className="min-h-11"
      message={() => ({
        ...shareWords(match),
        path: `/battle?match=${match.id}`,
        ...(match.phase === 'finished' && { picture: resultPicture(match) }),
      })}
    />
  );
}

/** A name of its own: the picture from before the end may still be kept under the plain one. */
export function resultPicture({ id }: Pick<Match, 'id'>) {
  return { src: `/api/images/social-match-${id}.ended.png`, name: `match-${id}.png` };
}
