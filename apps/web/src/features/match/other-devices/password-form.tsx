import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { t } from '@goats/words';
import { useState } from 'react';

/** One password; what it is for says whoever shows this. `onPassword` answers why not, or null. */
export function PasswordForm({
  isNew,
  account,
  button,
  onPassword,
}: {
  isNew: boolean;
  /** Whose it is, for managers of passwords. */
  account: string;
  button: string;
  onPassword: (password: string) => Promise<string | null>;
}) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <form
      className="flex w-full flex-wrap items-end justify-center gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        const password = String(new FormData(event.currentTarget).get('password') ?? '');
        setBusy(true);
        void onPassword(password)
          .catch(() => t('That did not count'))
          .then((why) => {
            setWrong(why);
            setBusy(false);
          });
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <Field
        label={t('Password for your matches')}
        error={wrong ?? undefined}
        className="min-w-0 flex-1 basis-60"
      >
        <Input
          name="password"
          type="password"
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </Field>
      <Button type="submit" busy={busy} busyWord={t('Working...')}>
        {button}
      </Button>
    </form>
  );
}
