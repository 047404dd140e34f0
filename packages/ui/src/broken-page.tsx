import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { MissingPage } from './missing-page.tsx';
import { MissingChunk } from './patiently.ts';

interface BrokenPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly children: ReactNode;
}

/** A page that broke: what happened in plain words, and two ways on. */
export function BrokenPage({ error, onRetry, children }: BrokenPageProps) {
  if (error instanceof MissingChunk) return <MissingPage />;
  return (
    <div className="wrap py-14 sm:py-24">
      <ErrorState
        heading="h1"
        title={t('That went over the bar')}
        text={t('Something on this page broke. That alone moves nothing of yours.')}
        onRetry={onRetry}
      >
        {children}
      </ErrorState>
      <p className="mt-6 max-w-160 text-small text-chalk-3">
        {error instanceof Error ? error.message : String(error)}
      </p>
    </div>
  );
}
