import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Checkbox } from '@goats/ui/field.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import type { CookieConsent, OptionalCategory } from '../../site/cookie-consent.ts';

const CATEGORIES: ReadonlyArray<{ id: OptionalCategory; label: string; note: string }> = [
  {
    id: 'performance',
    label: t('Performance@@kind of cookies'),
    note: t('Would count visits. Nothing here does so yet, whatever you choose.'),
  },
  {
    id: 'functional',
    label: t('Functional@@kind of cookies'),
    note: t('Remembers how you like things: sound, and how hard practice should be.'),
  },
  {
    id: 'targeting',
    label: t('Targeting@@kind of cookies'),
    note: t('Would let partners show you goats elsewhere. There are none.'),
  },
];

export default function CookieSettings({
  consent,
  onSave,
  onClose,
}: {
  consent: CookieConsent;
  onSave: (consent: CookieConsent) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(consent);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Cookie Settings')}
      description={t(
        'Pick what you are happy with. You can come back here from the footer at any time.',
      )}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(draft);
        }}
      >
        <Checkbox
          label={t('Essential@@kind of cookies')}
          note={t('Keeps you signed in. Always on, like the goalkeeper.')}
          checked
          disabled
          readOnly
          className="border-b border-line"
        />
        {CATEGORIES.map(({ id, label, note }) => (
          <Checkbox
            key={id}
            label={label}
            note={note}
            checked={draft[id]}
            onChange={(event) => setDraft({ ...draft, [id]: event.target.checked })}
            className="border-b border-line"
          />
        ))}
        <Button type="submit" className="mt-6 w-full">
          {t('Save Preferences')}
        </Button>
      </form>
    </Dialog>
  );
}
