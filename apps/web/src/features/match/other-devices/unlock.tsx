import type { LockedSecret } from '@goats/contract';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { keepSecret } from '../match-secret.ts';
import type { Match } from '../match-types.ts';
import { keepLock, type Lock, lockOfPasskey, lockOfPassword, openSecret } from './lock.ts';
import { PasswordForm } from './password-form.tsx';

/** Opens what another device locked, by its password or passkey. */
export default function Unlock({
  match,
  locked,
  onOpen,
}: {
  match: Pick<Match, 'id' | 'you'>;
  locked: LockedSecret;
  onOpen: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const { id, you } = match;
  if (!you) return null;

  async function open(lock: Lock): Promise<boolean> {
    const secret = await openSecret(lock, { matchId: id, address: you! }, locked);
    if (!secret) return false;
    keepLock(you!, lock);
    keepSecret(id, you!, { ...secret, left: true });
    onOpen();
    return true;
  }

  if (locked.by === 'password') {
    return (
      <PasswordForm
        isNew={false}
        account={you}
        button={t('Open with the password')}
        onPassword={async (password) =>
          (await open(await lockOfPassword(password, locked.salt)))
            ? null
            : t('That is not the password it was locked with.')
        }
      />
    );
  }
  return (
    <div>
      <Button
        busy={busy}
        busyWord={t('Working...')}
        onClick={() => {
          setBusy(true);
          void lockOfPasskey(locked)
            .then(open, () => false)
            .then((opened) => {
              setWrong(!opened);
              setBusy(false);
            });
        }}
      >
        {t('Open with the passkey')}
      </Button>
      {wrong && (
        <p role="alert" className="mt-2 text-small text-error-text">
          {t('That passkey did not open it.')}
        </p>
      )}
    </div>
  );
}
