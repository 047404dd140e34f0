import { isGoatSlug } from '@goats/collection';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { t } from '@goats/words';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FeaturedGoatPage } from '../features/goats/featured-goat.tsx';
import { usePageTitle } from '../site/page-title.ts';

const route = getRouteApi('/goat/$id');

export function GoatPage() {
  const { id } = route.useParams();
  const story = route.useLoaderData();
  usePageTitle(isGoatSlug(id) ? undefined : t('GOAT Not Found'));
  if (isGoatSlug(id) && story) return <FeaturedGoatPage key={id} slug={id} story={story} />;
  return (
    <div className="wrap py-16 sm:py-24">
      <ErrorState
        heading="h1"
        title={t('GOAT Not Found')}
        text={t('This goat could not be found or has wandered off.')}
      >
        <Button asChild>
          <Link to="/">{t('Return Home')}</Link>
        </Button>
      </ErrorState>
    </div>
  );
}
