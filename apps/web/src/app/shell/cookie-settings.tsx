import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Checkbox } from '@goats/ui/field.tsx';
import { useState } from 'react';
import type { CookieConsent, OptionalCategory } from '../../site/cookie-consent.ts';

const CATEGORIES: ReadonlyArray<{ id: OptionalCategory; label: string; note: string }> = [
  {
    id: 'performance',
    label: 'Performance',
    note: 'Would count visits. Nothing here does so yet, whatever you choose.',
  },
  {
    id: 'functional',
    label: 'Functional',
    note: 'Remembers how you like things: sound, and how hard practice should be.',
  },
  {
    id: 'targeting',
    label: 'Targeting',
    note: 'Would let partners show you goats elsewhere. There are none.',
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
      title="Cookie Settings"
      description="Pick what you are happy with. You can come back here from the footer at any time."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(draft);
        }}
      >
        <Checkbox
          label="Essential"
          note="Keeps you signed in. Always on, like the goalkeeper."
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
          Save Preferences
        </Button>
      </form>
    </Dialog>
  );
}
