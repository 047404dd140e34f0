import { ShareButton as Share } from '@goats/ui/share-button.tsx';
import { shareWords } from './commentary.ts';
import type { Match } from './match-types.ts';

/** The link to watch. */
export function ShareButton({ match }: { match: Match }) {
  return (
    <Share
      label="Share link"
      size="sm"
      className="min-h-11"
      message={() => ({ ...shareWords(match), path: `/battle?match=${match.id}` })}
    />
  );
}
