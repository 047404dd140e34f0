import { failureOf } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { keepSecret, readSecret } from '../match-secret.ts';
import {
  knowsPasskeys,
  type Lock,
  lockOfPassword,
  makePasskey,
  NoKeyOfPasskey,
  SHORTEST_PASSWORD,
} from './lock.ts';
import { leaveLocked } from './other-devices.ts';
import { PasswordForm } from './password-form.tsx';

/** Only this browser can open what was sealed: a lock of the player's own lets their other devices, too. */
export default function KeepForOthers({ matchId, address }: { matchId: string; address: string }) {
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  if (done) return null;

  async function leave(lock: Lock): Promise<string | null> {
    const secret = readSecret(matchId, address);
    try {
      if (secret) await leaveLocked(lock, matchId, address, secret);
    } catch (error) {
      return failureOf(error, t('Trying again does no harm.'));
    }
    if (secret) keepSecret(matchId, address, { ...secret, left: true });
    setDone(true);
    toast({
      title: t('Your Other Devices Can Open It'),
      description: t('This one locks your next matches in the same way, without asking.'),
    });
    return null;
  }

  async function byPassword(password: string): Promise<string | null> {
    if (password.length < SHORTEST_PASSWORD) {
      return t('Take {n} characters at least.', { n: SHORTEST_PASSWORD });
    }
    return leave(await lockOfPassword(password));
  }

  async function byPasskey(): Promise<void> {
    setBusy(true);
    const why = await makePasskey(address).then(leave, (error: unknown) =>
      error instanceof NoKeyOfPasskey
        ? t('This passkey cannot lock anything. Take a password.')
        : t('No passkey was made.'),
    );
    setWrong(why);
    setBusy(false);
  }

  return (
    <section
      aria-labelledby="keep-for-others"
      className="wrap my-3 grid max-w-180 justify-items-center gap-3 rounded-row border border-line-2 bg-well/95 p-4 text-center"
    >
      <div>
        <h2 id="keep-for-others" className="font-semibold">
          {t('Only this browser can open your card')}
        </h2>
        <p className="mt-1 text-small text-chalk-2">
          {t(
            'Your wallet never signs the same way twice. Lock what opens it with a password or a passkey, and your other devices can open it too. We keep the locked box until the match is over and cannot open it; a short password could be guessed.',
          )}
        </p>
      </div>
      <PasswordForm
        isNew
        account={address}
        button={t('Lock with a password')}
        onPassword={byPassword}
      />
      {knowsPasskeys() && (
        <div>
          <Button
            variant="outline"
            size="sm"
            busy={busy}
            busyWord={t('Working...')}
            onClick={() => void byPasskey()}
          >
            {t('Lock with a passkey')}
          </Button>
          {wrong && (
            <p role="alert" className="mt-2 text-small text-error-text">
              {wrong}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
