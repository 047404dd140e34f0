import { ApiError } from '@goats/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, Input } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.tsx';

interface Subscriber {
  email: string;
  name: string;
  agreement: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const INVALID_EMAIL = 'Please enter a valid email address.';

export function NewsletterForm() {
  const { register, handleSubmit, reset, formState } = useForm<Subscriber>({
    defaultValues: { email: '', name: '', agreement: false },
  });
  const subscribe = useMutation({
    mutationFn: ({ email, name, agreement }: Subscriber) =>
      api('POST /api/subscribe', { body: { email, name: name || null, agree: agreement } }),
    onSuccess: () => {
      reset();
      toast({ title: 'Successfully subscribed', description: 'You will hear from the goats.' });
    },
    onError: (error) =>
      toast({
        title: 'Failed to subscribe',
        description:
          (error instanceof ApiError ? error.sentence : undefined) ?? 'Please try again later',
        tone: 'red',
      }),
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      aria-label="Newsletter"
      className="grid gap-5"
      onSubmit={handleSubmit((values) => subscribe.mutate(values))}
    >
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          maxLength={254}
          {...register('email', {
            setValueAs: (value: string) => value.trim(),
            required: INVALID_EMAIL,
            pattern: { value: EMAIL, message: INVALID_EMAIL },
          })}
        />
      </Field>
      <Field label="Name" help="Optional. Goats are bad with names anyway.">
        <Input autoComplete="name" maxLength={100} {...register('name')} />
      </Field>
      <Checkbox
        label="I agree to receive updates"
        note="Every issue has a link that ends it with one click."
        error={errors.agreement?.message}
        {...register('agreement', { required: 'You must agree to receive updates.' })}
      />
      <Button type="submit" busy={subscribe.isPending} busyWord="Subscribing...">
        Subscribe
      </Button>
      <p className="text-small text-chalk-3">
        What we keep is in the{' '}
        <a href="/legal/privacy-policy.html" target="_blank" rel="noopener" className="link">
          privacy policy
        </a>
        .
      </p>
    </form>
  );
}
