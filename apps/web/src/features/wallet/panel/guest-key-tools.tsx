import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { Button } from '@goats/ui/button.tsx';
import { CopyButton } from '@goats/ui/copy-button.tsx';
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
        A real key that lives in this browser and nowhere else. Clear the browser and it is gone, so
        play money only: never send it anything of value.
      </p>
      {open === null && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="sm" variant="outline" onClick={() => setOpen('export')}>
            Export key
          </Button>
          <Button size="sm" variant="danger" onClick={() => setOpen('delete')}>
            Delete guest wallet
          </Button>
        </div>
      )}
      {open === 'export' && (
        <div className="mt-4 rounded-row bg-well p-4">
          <p className="mb-2 text-small font-semibold">Whoever reads this line owns the wallet.</p>
          <code className="block text-fine leading-5 break-all select-all">
            {key?.privateKey ?? 'The key is gone: it was deleted in another tab.'}
          </code>
          <div className="mt-4 flex flex-wrap gap-3">
            {key && <CopyButton text={key.privateKey}>Copy key</CopyButton>}
            <Button size="sm" variant="ghost" onClick={() => setOpen(null)}>
              Hide
            </Button>
          </div>
        </div>
      )}
      {open === 'delete' && (
        <div role="alert" className="mt-4 rounded-row bg-well p-4">
          <p className="text-small">
            <b className="font-semibold">Delete this wallet for good?</b> Its HOOF and its cards
            stay with a key that nobody has any more. There is no way back.
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
              Delete for good
            </Button>
            <Button size="sm" variant="outline" onClick={() => setOpen(null)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
