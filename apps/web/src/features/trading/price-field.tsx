import { understoodAmount } from '@goats/rules';
import { Field, Input } from '@goats/ui/field.tsx';
import type { ReactNode, Ref } from 'react';

/** An amount of HOOF, large enough to be read twice before it is agreed to. */
export function PriceField({
  label,
  value,
  onChange,
  problem,
  help,
  ref,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it, once somebody has tried. */
  problem: string | null;
  help?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}) {
  const understood = understoodAmount(value, 'HOOF');
  const note = understood ? (
    <>
      <b className="block font-semibold text-chalk">{understood}</b>
      {help}
    </>
  ) : (
    help
  );
  return (
    <Field label={label} help={note} {...(problem !== null && { error: problem })}>
      <Input
        ref={ref}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={18}
        trailing="HOOF"
        className="h-14! pr-18! font-display text-row! font-extrabold"
      />
    </Field>
  );
}
