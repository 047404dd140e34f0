import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { BaseGoatView } from '../features/goats/base-goat-view.tsx';
import { useBaseGoat } from '../features/goats/goat-queries.ts';
import { GoatSkeleton } from '../features/goats/goat-skeleton.tsx';

const route = getRouteApi('/base-goat/$id');
const MAX_RETRIES = 3;

export function BaseGoatPage() {
  const { id } = route.useParams();
  return <BaseGoat key={id} id={id} />;
}

function BaseGoat({ id }: { id: string }) {
  const query = useBaseGoat(id);
  const [retries, setRetries] = useState(0);
  const first = query.data?.pages[0];
  const { errorUpdateCount } = query;
  const there = first !== undefined;
  useEffect(() => {
    // A next page that does not come says so in its own place.
    if (errorUpdateCount === 0 || there) return;
    toast({
      title: t('Error Loading Goat Details'),
      description: t("There was a problem loading this goat's data. Please try again."),
      tone: 'red',
    });
  }, [errorUpdateCount, there]);
  if (first) return <BaseGoatView page={first} query={query} />;
  if (query.isLoading && errorUpdateCount === 0) return <GoatSkeleton />;
  return (
    <div className="wrap py-16 sm:py-24">
      <ErrorState
        heading="h1"
        title={t('Error loading base goat')}
        text={t("There was a problem loading this goat's data. Please try again.")}
      >
        {retries < MAX_RETRIES && (
          <Button
            busy={query.isFetching}
            busyWord={t('Trying...')}
            onClick={() => {
              setRetries(retries + 1);
              void query.refetch();
            }}
          >
            {t('Try Again')}
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to="/marketplace">{t('Back to Marketplace')}</Link>
        </Button>
      </ErrorState>
      <p className="pl-13.5 text-small text-chalk-3 sm:pl-15.5">
        {query.error && failureWords(query.error)}
        {retries >= MAX_RETRIES &&
          !query.isFetching &&
          ` ${t('That was the third try; it is not you.')}`}
      </p>
    </div>
  );
}
