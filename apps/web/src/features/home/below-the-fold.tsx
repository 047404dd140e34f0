import DataProvider from '@goats/ui/api/data-provider.tsx';
import { cx } from '@goats/ui/cx.ts';
import { startTransition, useEffect, useState } from 'react';
import { CallToAction, Overview, Roadmap, Utility } from './home-sections.tsx';
import { LiveChallenges } from './live-challenges.tsx';
import { StartingTen } from './starting-ten.tsx';

const SECTIONS = Object.entries({
  Overview,
  StartingTen,
  LiveChallenges,
  Roadmap,
  Utility,
  CallToAction,
});

/** Whoever comes back finds all of it, and with it the place they left. */
let complete = import.meta.env.SSR;

/**
 * Put up section by section the first time: laid out in one go they would hold up a finger that is
 * scrolling already.
 */
export default function BelowTheFold() {
  const [count, setCount] = useState(complete ? SECTIONS.length : 1);
  useEffect(() => {
    complete ||= count === SECTIONS.length;
    if (complete) return;
    const next = setTimeout(() => startTransition(() => setCount(count + 1)));
    return () => clearTimeout(next);
  }, [count]);
  return (
    <DataProvider>
      <div className={cx('below-the-fold', count < SECTIONS.length && 'min-h-[400vh]')}>
        {SECTIONS.slice(0, count).map(([name, Section]) => (
          <Section key={name} />
        ))}
      </div>
    </DataProvider>
  );
}
