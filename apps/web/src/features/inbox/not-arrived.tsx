import { Button } from '../../ui/button.tsx';

/** `<NotArrived what="The post" onRetry={refetch} />`: small, inside a dialog. */
export function NotArrived({ what, onRetry }: { what: string; onRetry: () => Promise<unknown> }) {
  return (
    <div className="grid justify-items-start gap-3 text-small text-chalk-2">
      {what} did not arrive.
      <Button size="sm" variant="outline" onClick={() => void onRetry()}>
        Try Again
      </Button>
    </div>
  );
}
