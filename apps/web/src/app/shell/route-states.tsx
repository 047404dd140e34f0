import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { MissingChunk } from '@goats/ui/patiently.ts';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { MissingPage } from '../missing-page.tsx';

/** A page that broke: what happened in plain words, and two ways on. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof MissingChunk) return <MissingPage />;
  return (
    <div className="wrap py-14 sm:py-24">
      <ErrorState
        heading="h1"
        title="That went over the bar"
        text="Something on this page broke. Nothing of yours was spent or moved."
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      >
        <Button asChild variant="outline">
          <Link to="/">Back to Home</Link>
        </Button>
      </ErrorState>
      <p className="mt-6 max-w-160 text-small text-chalk-3">
        {error instanceof Error ? error.message : String(error)}
      </p>
    </div>
  );
}
