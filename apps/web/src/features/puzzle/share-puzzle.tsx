import { ShareButton } from '@goats/ui/share-button.tsx';
import { t } from '@goats/words';
import type { Puzzle, Solution } from './puzzle-queries.ts';
import { shareText } from './puzzle-words.ts';

/** Words, link and the day's picture, which asks and does not answer. */
export function SharePuzzle({ puzzle, solution }: { puzzle: Puzzle; solution: Solution }) {
  return (
    <ShareButton
      label={t('Share, without the answer')}
      message={() => ({
        text: shareText(puzzle, solution),
        path: '/puzzle',
        picture: { src: puzzle.image, name: `your-pick-${puzzle.day}.png` },
        copied: 'text and link',
      })}
    />
  );
}
