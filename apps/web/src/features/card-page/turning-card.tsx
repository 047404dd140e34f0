import { versioned } from '@goats/collection';
import { t } from '@goats/words';
import { type ReactNode, useState } from 'react';
import { cardSources } from '../catalogue/card-picture.tsx';
import './turning-card.css';

/**
 * A card with two sides. The back is asked for with the first turn, and what lies below is neither
 * reached nor read. `<TurningCard cardId={17} turned={turned} sizes="256px">…</TurningCard>`
 */
export function TurningCard({
  cardId,
  turned,
  sizes,
  children,
}: {
  cardId: number;
  turned: boolean;
  /** How wide it stands on the page, as an img's sizes. */
  sizes: string;
  /** Its face. */
  children: ReactNode;
}) {
  const [seen, setSeen] = useState(turned);
  if (turned && !seen) setSeen(true);
  return (
    <div className="turning-card" data-turned={turned}>
      <div className="turning-side turning-face" inert={turned}>
        {children}
      </div>
      <div className="turning-side turning-back" inert={!turned}>
        {seen && (
          <img
            {...cardSources(versioned(`/api/images/back-${cardId}.webp`))}
            sizes={sizes}
            alt={t(
              'The back: serial, club crest, the moment it is named after, and all ten attributes as minted, its goat’s three signatures starred',
            )}
            draggable={false}
          />
        )}
      </div>
    </div>
  );
}
