import { type GoatSlug, isGoatSlug } from '@goats/collection';
import { Select } from '@goats/ui/field.tsx';
import { useDesk } from '../desk/use-desk.ts';

interface GoatSelectProps {
  /** Undefined is all ten. */
  goat: GoatSlug | undefined;
  onChange: (goat: GoatSlug | undefined) => void;
}

/** Whose cards are shown. Stands inside a Field, which names it. */
export function GoatSelect({ goat, onChange }: GoatSelectProps) {
  const masterGoats = useDesk((desk) => desk.masterGoats);
  return (
    <Select
      value={goat ?? ''}
      onChange={({ target }) => onChange(isGoatSlug(target.value) ? target.value : undefined)}
    >
      <option value="">All goats</option>
      {masterGoats.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
