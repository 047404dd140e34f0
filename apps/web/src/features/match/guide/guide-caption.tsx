import { housePlayers } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { thumbnail } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';
import { useId, useMemo, useRef } from 'react';
import { type Match, sidesOf } from '../match-types.ts';
import { playerName } from '../player-name.ts';
import './guide.css';
import type { Lesson } from './lesson.ts';
import { usePointer } from './point-at.ts';
import type { Guide } from './use-guide.ts';

/** What the friendly goat across the table has to say, where else the referee speaks. */
export function GuideCaption({
  match,
  lesson,
  guide,
}: {
  match: Match;
  lesson: Lesson;
  guide: Guide;
}) {
  const words = useId();
  const caption = useRef<HTMLDivElement>(null);
  const speaker = match.players[sidesOf(match).far];
  const face = useMemo(
    () => housePlayers().find(({ address }) => address === speaker.address)?.favouriteGoat,
    [speaker.address],
  );
  usePointer(caption, { at: lesson.at, words, lesson: lesson.id, asked: !lesson.next });
  return (
    <div ref={caption} className="guide-note" data-lesson={lesson.id}>
      {face && (
        <ArtImage {...thumbnail(face)} alt="" eager boxClass="guide-face" width={56} height={56} />
      )}
      <div className="guide-says">
        <p className="guide-speaker flex items-baseline justify-between gap-4 text-fine leading-tight">
          <span className="truncate text-gold">{playerName(speaker)}</span>
          {lesson.id !== 'end' && (
            <button type="button" className="guide-skip link" onClick={guide.skip}>
              {t('I know how this goes')}
            </button>
          )}
        </p>
        <div key={lesson.id} className="guide-words">
          <p className="guide-title display text-row">{lesson.title}</p>
          <p id={words} className="guide-text mt-1 text-small text-chalk">
            {lesson.text}
          </p>
        </div>
      </div>
      {lesson.next && (
        <Button size="sm" className="guide-next" onClick={() => guide.next(lesson.id)}>
          {t('Next@@button: the next lesson')}
        </Button>
      )}
    </div>
  );
}
