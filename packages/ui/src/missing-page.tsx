import { pageHref, t } from '@goats/words';
import { useEffect } from 'react';
import { reloadForNewRelease } from './browser/new-release.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

/**
 * The code of a page did not arrive. Browsers remember modules that failed, so only loading the
 * document anew is a real second try.
 */
export function MissingPage() {
  useEffect(() => void reloadForNewRelease(), []);
  return (
    <div className="wrap py-14 sm:py-24">
      <ErrorState
        heading="h1"
        title={t('This page missed the bus')}
        text={t(
          'It did not make it to you. Check your line and try again; nothing of yours was spent or moved.',
        )}
        onRetry={() => location.reload()}
      >
        <Button asChild variant="outline">
          <a href={pageHref('/')}>{t('Back to Home')}</a>
        </Button>
      </ErrorState>
    </div>
  );
}
