import { type BulkScope, planBulk } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Segmented } from '@goats/ui/segmented.tsx';
import { useState } from 'react';
import { countOf } from '../desk/desk.ts';
import { useDesk } from '../desk/use-desk.ts';
import { generateBulk } from '../generation/generate.ts';

const SCOPES: readonly BulkScope[] = ['everything', 'batch'];
const WORDS: Readonly<Record<BulkScope, string>> = {
  everything: 'Everything left',
  batch: 'One batch each',
};

/** Asked before a run that fills the desk. */
export function BulkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const masterGoats = useDesk((desk) => desk.masterGoats);
  const settings = useDesk((desk) => desk.settings);
  const [scope, setScope] = useState<BulkScope>('everything');
  const runs = planBulk(masterGoats, settings, scope);
  const active = masterGoats.filter((goat) => goat.isActive).length;
  const total = countOf(runs);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Bulk generation"
      description="This creates a massive collection and may take several minutes. You can cancel at any time; what is made until then stays."
    >
      <Segmented
        label="How much"
        options={SCOPES}
        value={scope}
        onChange={setScope}
        columns="grid-cols-2"
        segmentClass="text-xl font-bold! uppercase tracking-[.03em]"
        render={(option) => WORDS[option]}
      />
      <FactList
        className="mt-6"
        facts={[
          ['Active goats', `${active} of ${masterGoats.length}`],
          ['NFT variations', groupedCount(countOf(runs, 'variation'))],
          ['Iconic moment cards', groupedCount(countOf(runs, 'moment'))],
          ['In total', groupedCount(total)],
        ]}
      />
      {total === 0 && (
        <p className="mt-4 text-small text-chalk-2">
          {active === 0
            ? 'No goat is active. Activate one on the masters tab.'
            : 'Every active goat has all it can have.'}
        </p>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        <Button
          disabled={total === 0}
          onClick={() => {
            onClose();
            // The dialog goes in one frame, the desk locks its controls in the next: together they
            // are too much for one.
            requestAnimationFrame(() => requestAnimationFrame(() => void generateBulk(scope)));
          }}
        >
          Generate {groupedCount(total)} cards
        </Button>
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
