import { api } from '@goats/ui/api/client.ts';
import { failureNews, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { Checkbox, Field, Input } from '@goats/ui/field.tsx';
import { T } from '@goats/ui/t.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { emailProblem, textOf, useCheckedForm } from '@goats/ui/use-checked-form.ts';
import { LOCALE, pageHref, t } from '@goats/words';
import { useMutation } from '@tanstack/react-query';

function problemsOf(data: FormData) {
  return {
    email: emailProblem(textOf(data, 'email')),
    agreement: data.has('agreement') ? undefined : t('You must agree to receive updates.'),
  };
}

export function NewsletterForm() {
  const subscribe = useMutation({
    mutationFn: ({ data }: { data: FormData; form: HTMLFormElement }) =>
      api('POST /api/subscribe', {
        body: {
          email: textOf(data, 'email'),
          name: textOf(data, 'name') || null,
          agree: data.has('agreement'),
          language: LOCALE,
        },
      }),
    onSuccess: ({ state }, { form }) => {
      form.reset();
      toast({
        title:
          state === 'asked'
            ? t('Check your mailbox: one click there and you are in')
            : t('Successfully subscribed'),
        description: t('When there is news, the goats have your address.'),
      });
    },
    onError: (error) => toast(failureNews(error, t('Failed to subscribe'), { again: NO_HARM })),
  });
  const { errors, form } = useCheckedForm(problemsOf, (data, sent) =>
    subscribe.mutate({ data, form: sent }),
  );
  return (
    <form {...form} aria-label={t('Newsletter')} className="grid gap-5">
      <Field label={t('Email')} error={errors.email}>
        <Input type="email" autoComplete="email" maxLength={254} name="email" />
      </Field>
      <Field label={t('Name@@of a person')} help={t('Optional. Goats are bad with names anyway.')}>
        <Input autoComplete="name" maxLength={100} name="name" />
      </Field>
      <Checkbox
        label={t('I agree to receive updates')}
        note={t('Every issue has a link that ends it with one click.')}
        error={errors.agreement}
        name="agreement"
      />
      <Button type="submit" busy={subscribe.isPending} busyWord={t('Subscribing...')}>
        {t('Subscribe')}
      </Button>
      <p className="text-small text-chalk-3">
        <T
          m="What we keep is in the <policy>privacy policy</policy>."
          policy={
            <a
              href={pageHref('/legal/privacy-policy.html')}
              target="_blank"
              rel="noopener"
              className="link"
            />
          }
        />
      </p>
    </form>
  );
}
