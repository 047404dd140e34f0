import { COLLECTION_SEED } from '@goats/collection';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { useEffect, useState } from 'react';
import { theDesk, useDesk } from '../desk/use-desk.ts';

/** Same seed, same settings, same cards. An empty one falls back to that of the first season. */
export function SeedField({ disabled }: { disabled: boolean }) {
  const seed = useDesk(({ settings }) => settings.seed);
  const { change } = theDesk();
  const [draft, setDraft] = useState(seed);
  useEffect(() => setDraft(seed), [seed]);
  const settle = (typed: string) => {
    const kept = typed.trim() || COLLECTION_SEED;
    setDraft(kept);
    change({ seed: kept });
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field
        label="Seed"
        help={
          draft === COLLECTION_SEED
            ? 'The published seed of the first season.'
            : 'Same seed and settings, same cards. Another seed is another collection.'
        }
        className="min-w-52 grow"
      >
        <Input
          value={draft}
          maxLength={200}
          spellCheck={false}
          disabled={disabled}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => settle(draft)}
        />
      </Field>
      {draft !== COLLECTION_SEED && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-8"
          disabled={disabled}
          onClick={() => settle(COLLECTION_SEED)}
        >
          Use the first season's
        </Button>
      )}
    </div>
  );
}
