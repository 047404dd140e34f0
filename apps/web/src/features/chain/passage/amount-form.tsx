import { formatHoof } from '@goats/rules';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { readAmount } from './amount.ts';

/** An amount and the button that commits to it; what is wrong is said once somebody has tried. */
export function AmountForm({
  label,
  most,
  tooMuch,
  help,
  action,
  busy,
  busyWord,
  children,
  onSend,
}: {
  label: string;
  most: number;
  /** Said about more than that; `{most}` is the amount. */
  tooMuch: string;
  help: ReactNode;
  action: string;
  busy: boolean;
  busyWord: string;
  /** Between the field and the button. */
  children?: ReactNode;
  onSend: (hoof: number) => void;
}) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const read = readAmount(text, most, tooMuch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('hoof' in read) onSend(read.hoof);
    else ref.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label={label} help={help} {...(tried && 'problem' in read && { error: read.problem })}>
        <Input
          ref={ref}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          trailing="HOOF"
          className="h-14! pr-18! font-display text-[1.75rem]! font-extrabold"
        />
      </Field>
      {most >= 1 && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2"
          onClick={() => setText(formatHoof(most))}
        >
          All {formatHoof(most)}
        </Button>
      )}
      {children}
      <Button type="submit" size="lg" className="mt-5 w-full" busy={busy} busyWord={busyWord}>
        {action}
        {'hoof' in read && ` ${formatHoof(read.hoof)} HOOF`}
      </Button>
    </form>
  );
}
