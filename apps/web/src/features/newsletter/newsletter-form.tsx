import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sendJson } from '../../api/get-json.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, Input } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.tsx';

interface Subscriber {
  email: string;
  name: string;
  agreement: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function NewsletterForm() {
  const { register, handleSubmit, reset, formState } = useForm<Subscriber>({
    defaultValues: { email: '', name: '', agreement: false },
  });
  const subscribe = useMutation({
    mutationFn: ({ email, name }: Subscriber) =>
      sendJson('POST', '/api/subscribe', { email, name }),
    onSuccess: () => {
      reset();
      toast({ title: 'Successfully subscribed', description: 'You will hear from the goats.' });
    },
    onError: (error) =>
      toast({
        title: 'Failed to subscribe',
        description: ('sentence' in error && String(error.sentence)) || 'Please try again later',
        tone: 'red',
      }),
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((values) => subscribe.mutate(values))}
    >
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          {...register('email', {
            required: 'Please enter a valid email address.',
            pattern: { value: EMAIL, message: 'Please enter a valid email address.' },
          })}
        />
      </Field>
      <Field label="Name" help="Optional. Goats are bad with names anyway.">
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Checkbox
        label="I agree to receive updates"
        error={errors.agreement?.message}
        {...register('agreement', { required: 'You must agree to receive updates.' })}
      />
      <Button type="submit" busy={subscribe.isPending} busyWord="Subscribing...">
        Subscribe
      </Button>
    </form>
  );
}
