import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { Button } from '@goats/ui/button.tsx';
import { CopyButton } from '@goats/ui/copy-button.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { deleteGuestKey, readGuestKey } from '../connection/guest-key.ts';
import { disconnectWallet } from '../wallet-store.ts';

/** Taking the guest's key along, and throwing it away. */
export function GuestKeyTools() {
  const [open, setOpen] = useState<'export' | 'delete' | null>(null);
  const key = readGuestKey(localMemory);
  return (
    <div>
      <p className="text-small text-chalk-2">
        {t(
          'A real key that lives in this browser and nowhere else. Clear the browser and it is gone, so play money only: never send it anything of value.',
        )}
      </p>
      {open === null && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="sm" variant="outline" onClick={() => setOpen('export')}>
            {t('Export key')}
          </Button>
          <Button size="sm" variant="danger" onClick={() => setOpen('delete')}>
            {t('Delete guest wallet')}
          </Button>
        </div>
      )}
      {open === 'export' && (
        <div className="mt-4 rounded-row bg-well p-4">
          <p className="mb-2 text-small font-semibold">
            {t('Whoever reads this line owns the wallet.')}
          </p>
          <code className="block text-fine leading-5 break-all select-all">
            {key?.privateKey ?? t('The key is gone: it was deleted in another tab.')}
          </code>
          <div className="mt-4 flex flex-wrap gap-3">
            {key && <CopyButton text={key.privateKey}>{t('Copy key')}</CopyButton>}
            <Button size="sm" variant="ghost" onClick={() => setOpen(null)}>
              {t('Hide@@button: a key')}
            </Button>
          </div>
        </div>
      )}
      {open === 'delete' && (
        <div role="alert" className="mt-4 rounded-row bg-well p-4">
          <p className="text-small">
            <T
              m="<b>Delete this wallet for good?</b> Its HOOF and its cards stay with a key that nobody has any more. There is no way back."
              b={<b className="font-semibold" />}
            />
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="danger"
              onClick={() => {
                deleteGuestKey(localMemory);
                void disconnectWallet();
              }}
            >
              {t('Delete for good')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setOpen(null)}>
              {t('Keep it@@button: do not delete the wallet')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
