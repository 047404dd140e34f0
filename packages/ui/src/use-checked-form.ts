import { t } from '@goats/words';
import { type FormEvent, useState } from 'react';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What somebody typed, without the spaces around it. `textOf(data, 'email')` */
export function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? '').trim();
}

export function emailProblem(address: string): string | undefined {
  return EMAIL.test(address) ? undefined : t('Please enter a valid email address.');
}

type Errors = Readonly<Record<string, string | undefined>>;

/**
 * A form of plain fields, checked when it is sent and from then on as it changes; what is wrong
 * gets the focus. `check` answers a sentence by the name of a field.
 *
 * `const { errors, form } = useCheckedForm(problemsOf, (data, form) => send(data))`
 * `<form {...form}><Field error={errors.email}><Input name="email" /></Field></form>`
 */
export function useCheckedForm(
  check: (data: FormData) => Errors,
  send: (data: FormData, form: HTMLFormElement) => void,
) {
  /** Null until it was sent for the first time: nobody is told off while typing. */
  const [errors, setErrors] = useState<Errors | null>(null);
  return {
    errors: errors ?? {},
    form: {
      noValidate: true,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        if (errors) setErrors(check(new FormData(currentTarget)));
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        const data = new FormData(form);
        const found = check(data);
        const wrong = Object.keys(found).find((name) => found[name] !== undefined);
        setErrors(wrong === undefined ? null : found);
        if (wrong === undefined) return send(data, form);
        const field = form.elements.namedItem(wrong);
        if (field instanceof HTMLElement) field.focus();
      },
    },
  };
}
