import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { t } from '@goats/words';
import { useState } from 'react';

/** Said where a guest wallet is shown, while its key is only in this page. */
export function ShortLived() {
  const [lasts] = useState(() => localMemory.lasts());
  if (lasts) return null;
  return (
    <p className="mb-4 flex gap-3 text-small">
      <RefereeCard color="yellow" className="mt-0.5 h-5 w-3.5 flex-none" />
      {t('This browser keeps nothing, so this wallet lives until you close the tab.')}
    </p>
  );
}
