import { useEffect, useRef, useState } from 'react';
import { Field, Input } from '../../../ui/field.tsx';

/**
 * Anything can be typed; leaving the field or Enter takes what the rule makes of it.
 * `<NumberField label="NFT batch size" value={100} parse={parseNftBatchSize} onChange={…} />`
 */
export function NumberField({
  label,
  value,
  parse,
  onChange,
  help,
  trailing,
  disabled = false,
  hideLabel = false,
  className,
}: {
  label: string;
  value: number;
  parse: (input: string) => number;
  onChange: (value: number) => void;
  help?: string;
  trailing?: string;
  disabled?: boolean;
  hideLabel?: boolean;
  className?: string;
}) {
  const [draft, setDraft] = useState(String(value));
  const editing = useRef(false);
  useEffect(() => {
    if (!editing.current) setDraft(String(value));
  }, [value]);
  const settle = () => {
    editing.current = false;
    const parsed = parse(draft);
    setDraft(String(parsed));
    if (parsed !== value) onChange(parsed);
  };
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      {...(help && { help })}
      {...(className && { className })}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={draft}
        disabled={disabled}
        trailing={trailing}
        onChange={(event) => {
          editing.current = true;
          setDraft(event.target.value);
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            settle();
          }
        }}
      />
    </Field>
  );
}
