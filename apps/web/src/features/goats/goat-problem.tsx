import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';

/** No goat to show: what is wrong, and the two ways on. */
export function GoatProblem({
  title,
  text,
  detail,
  onRetry,
}: {
  title: string;
  text: string;
  detail?: string | undefined;
  onRetry?: () => void;
}) {
  return (
    <div className="wrap py-16 sm:py-24">
      <ErrorState heading="h1" title={title} text={text} onRetry={onRetry}>
        <Button asChild variant={onRetry ? 'outline' : 'primary'}>
          <Link to="/marketplace">{t('Back to Marketplace')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/gallery">{t('Back to Gallery')}</Link>
        </Button>
      </ErrorState>
      {detail && <p className="text-small text-chalk-3">{detail}</p>}
    </div>
  );
}
