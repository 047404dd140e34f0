import { Button } from '@goats/ui/button.tsx';
import { useState } from 'react';
import { useBusy } from '../desk/use-desk.ts';
import { exportCollection } from '../publish/export-collection.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Title and the two deeds for everything. Alone, so that asking draws no tab below it again. */
export function DeskHead() {
  const busy = useBusy();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <h1 className="text-[clamp(3.25rem,2.4rem+3.4vw,4.75rem)]">Mega collection</h1>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" disabled={busy} onClick={exportCollection}>
            Export JSON
          </Button>
          <Button size="sm" disabled={busy} onClick={() => setAsking(true)}>
            Generate all active
          </Button>
        </div>
      </div>
      <BulkDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
