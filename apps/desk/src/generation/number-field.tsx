import { Field, Input } from '@goats/ui/field.tsx';
import { useEffect, useRef, useState } from 'react';

/**
 * Anything can be typed; leaving the field or Enter takes what the rule makes of it.
 * `<NumberField label="NFT batch size" value={100} parse={parseNftBatchSize} onChange={…} />`
 */
export function NumberField({
  label,
  value,
  parse,
  problemOf,
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
  /** What cannot be taken stays in the field with a sentence below it, and changes nothing. */
  problemOf?: (input: string) => string | null;
  onChange: (value: number) => void;
  help?: string;
  trailing?: string;
  disabled?: boolean;
  hideLabel?: boolean;
  className?: string;
}) {
  const [draft, setDraft] = useState(String(value));
  const [problem, setProblem] = useState<string | null>(null);
  const editing = useRef(false);
  useEffect(() => {
    if (!editing.current) setDraft(String(value));
  }, [value]);
  const settle = () => {
    const wrong = problemOf?.(draft) ?? null;
    setProblem(wrong);
    if (wrong !== null) return;
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
      {...(problem !== null && { error: problem })}
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
