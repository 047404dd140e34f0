import { BrokenPage } from '@goats/ui/broken-page.tsx';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <BrokenPage
      error={error}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    >
      <Button asChild variant="outline">
        <Link to="/">{t('Back to Home')}</Link>
      </Button>
    </BrokenPage>
  );
}
