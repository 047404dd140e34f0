import { Button } from '@goats/ui/button.tsx';
import { useState } from 'react';

/** Asked twice before anything is gone; what must stand says why. */
export function TakeDown({
  ask,
  sure,
  stands,
  busy,
  onSure,
}: {
  ask: string;
  sure: string;
  stands?: string;
  busy: boolean;
  onSure: () => void;
}) {
  const [asked, setAsked] = useState(false);
  if (stands) return <p className="text-small text-chalk-3">{stands}</p>;
  if (!asked) {
    return (
      <Button variant="danger" onClick={() => setAsked(true)}>
        {ask}
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger" busy={busy} busyWord="Going..." onClick={onSure}>
        {sure}
      </Button>
      <Button variant="ghost" onClick={() => setAsked(false)}>
        Let it stand
      </Button>
    </>
  );
}
