import { Button, type ButtonLook } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { t } from '@goats/words';
import { Suspense, useState } from 'react';
import { ensureConnected } from '../wallet/sign-in.ts';

const CreateBattleDialog = lazyPart(() => import('./arena/create-battle-dialog.tsx'));

/** Opens the form; asks for a wallet first where there is none. */
export function CreateBattleButton({ variant, size }: ButtonLook) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(variant && { variant })}
        {...(size && { size })}
        aria-haspopup="dialog"
        onClick={() => void ensureConnected().then((address) => setOpen(address !== null))}
      >
        {t('Create Battle')}
      </Button>
      {open && (
        <Suspense>
          <CreateBattleDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
