import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { PitchCorner } from './pitch-corner.tsx';
import { RefereeCard } from './referee-card.tsx';

interface ErrorStateProps {
  title: string;
  /** What happened, in a sentence. */
  text?: ReactNode;
  /** Where trying again may help: it comes first among the ways out. */
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
  /** An h1 is all there is on its page, and gets the ground to itself. */
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
}

/** A red card with the way out. `<ErrorState title="Error Loading NFT" text="…" onRetry={() => void refetch()} />` */
export function ErrorState(props: ErrorStateProps) {
  if (props.heading !== 'h1') return <Sentence {...props} />;
  return (
    <PitchCorner className="justify-center max-sm:justify-start max-sm:pt-10">
      <Sentence {...props} className={cx('sm:pr-60', props.className)} />
    </PitchCorner>
  );
}

function Sentence({
  title,
  text,
  onRetry,
  children,
  heading: Heading = 'h2',
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx('grid grid-cols-[34px_1fr] gap-5 sm:gap-7', className ?? 'py-10')}
    >
      <RefereeCard color="red" className="mt-1 h-11.5 w-8" />
      <div>
        <Heading className={Heading === 'h1' ? 'text-part' : 'text-row leading-[.95]'}>
          {title}
        </Heading>
        {text && <p className="mt-2.5 max-w-140 text-chalk-2">{text}</p>}
        {(onRetry || children) && (
          <div className="mt-5 flex flex-wrap gap-3">
            {onRetry && <Button onClick={onRetry}>{t('Try Again')}</Button>}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
