import { PageSkeleton } from '@goats/ui/skeleton.tsx';

/** As tall as a phone at least, so that the foot of the page does not jump away when the goat comes. */
export function GoatSkeleton() {
  return (
    <div className="min-h-dvh">
      <PageSkeleton />
    </div>
  );
}
