import { failureOf, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { useReportName } from './player-queries.ts';

const LEAST = 3;

/** Quiet on purpose: there for whoever needs it. */
export function ReportName({ address, name }: { address: string; name: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const report = useReportName(address);
  if (report.data) {
    return (
      <p role="status" className="text-small text-chalk-3">
        {t('Thank you. The operator will have a look at this name.')}
      </p>
    );
  }
  if (!open) {
    return (
      <button
        type="button"
        className="link min-h-11 text-small text-chalk-3"
        onClick={() => setOpen(true)}
      >
        {t('Report this name')}
      </button>
    );
  }
  return (
    <form
      className="w-full max-w-120"
      onSubmit={(event) => {
        event.preventDefault();
        const short = reason.trim().length < LEAST;
        setProblem(short ? t('A few words, so that the operator knows.') : null);
        if (!short) {
          report.mutate(reason, { onError: (error) => setProblem(failureOf(error, NO_HARM)) });
        }
      }}
    >
      <Field
        label={t('What is wrong with “{name}”?', { name })}
        help={t('Only the operator reads this.')}
        {...(problem && { error: problem })}
      >
        <Input
          autoFocus
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="mt-3 flex gap-3">
        <Button type="submit" size="sm" busy={report.isPending} busyWord={t('Sending...')}>
          {t('Send report')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          {t('Never mind')}
        </Button>
      </div>
    </form>
  );
}
