import { NAME_LENGTH, whyNoName } from '@goats/rules';
import { failureOf, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { useChooseName } from './player-queries.ts';

/** On one's own page: what everybody else will read. */
export function NameForm({ name }: { name: string | null }) {
  const [open, setOpen] = useState(false);
  const [written, setWritten] = useState(false);
  if (!open) {
    return (
      <Button
        size="sm"
        variant={name ? 'outline' : 'primary'}
        // The form took the focus with it when it closed.
        autoFocus={written}
        onClick={() => setOpen(true)}
      >
        {name ? t('Change your name') : t('Choose your name')}
      </Button>
    );
  }
  return (
    <Writing
      name={name}
      onDone={() => {
        setOpen(false);
        setWritten(true);
      }}
    />
  );
}

function Writing({ name, onDone }: { name: string | null; onDone: () => void }) {
  const [text, setText] = useState(name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const choose = useChooseName();
  const send = (chosen: string | null) =>
    choose.mutate(chosen, {
      onSuccess: (done) => {
        if (!done) return;
        toast(
          done.name
            ? {
                title: t('Nice to meet you'),
                description: t('Everybody sees {name} from now on.', { name: done.name }),
              }
            : { title: t('Incognito'), description: t('Your address speaks for you again.') },
        );
        onDone();
      },
      onError: (error) => setProblem(failureOf(error, NO_HARM)),
    });
  return (
    <form
      className="w-full max-w-120"
      onSubmit={(event) => {
        event.preventDefault();
        const why = whyNoName(text);
        setProblem(why);
        if (!why) send(text);
      }}
    >
      <Field
        label={t('Your name')}
        help={t("{least} to {most} characters, and nobody else's.", NAME_LENGTH)}
        {...(problem && { error: problem })}
      >
        <Input
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={NAME_LENGTH.most}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" size="sm" busy={choose.isPending} busyWord={t('Asking...')}>
          {t('Take this name')}
        </Button>
        {name && (
          <Button
            size="sm"
            variant="outline"
            disabled={choose.isPending}
            onClick={() => send(null)}
          >
            {t('Go without')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('Never mind')}
        </Button>
      </div>
    </form>
  );
}
