import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { useState } from 'react';

/** What an operator does to somebody else's bid, and why; `className` places it where it is asked. */
export function ReasonForm({
  label,
  words: [action, busyWord, keep],
  busy,
  className,
  onSend,
  onKeep,
}: {
  label: string;
  /** `['Void bid', 'Voiding...', 'Keep it']` */
  words: readonly [string, string, string];
  busy: boolean;
  className: string;
  onSend: (reason: string) => void;
  onKeep: () => void;
}) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState(false);
  return (
    <form
      className={`flex flex-wrap items-end gap-3 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        const short = reason.trim().length < 3;
        setProblem(short);
        if (!short) onSend(reason);
      }}
    >
      <Field
        label={label}
        className="min-w-48 grow"
        {...(problem && { error: 'Say why; it is kept for ever.' })}
      >
        <Input
          autoFocus
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button variant="danger" type="submit" busy={busy} busyWord={busyWord}>
        {action}
      </Button>
      <Button variant="ghost" onClick={onKeep}>
        {keep}
      </Button>
    </form>
  );
}
