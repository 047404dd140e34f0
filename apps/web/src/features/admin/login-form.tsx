import { ApiError } from '@goats/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RefereeCard } from '../../ui/referee-card.tsx';
import { toast } from '../../ui/toasts.tsx';
import { adminLogin, sentenceOf, useGoodbye } from './admin-session.ts';

interface Credentials {
  username: string;
  password: string;
}

export function LoginForm() {
  const goodbye = useGoodbye();
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<Credentials>();
  const login = useMutation({
    mutationFn: ({ username, password }: Credentials) => adminLogin(username, password),
    onSuccess: () =>
      toast({ title: 'Login Successful', description: 'Welcome to the admin panel' }),
    onError: (error) => {
      toast({ title: 'Login Failed', description: refusal(error), tone: 'red' });
      resetField('password');
      setFocus('password');
    },
  });
  const problem = login.error ? refusal(login.error) : goodbye;
  return (
    <div className="mx-auto mt-6 max-w-105 sm:mt-16">
      <Panel corners>
        <h1 className="text-panel">Admin</h1>
        <p className="mt-2.5 text-small text-chalk-2">
          The operator's desk: generating, publishing and looking after the collection.
        </p>
        {problem && (
          <p
            role="alert"
            className="mt-5 grid grid-cols-[18px_1fr] items-start gap-3.5 border-l-2 border-line-2 bg-well py-3 pr-3 pl-4 text-small"
          >
            <RefereeCard color={login.error ? 'red' : 'yellow'} className="mt-0.5 h-5.5 w-4" />
            {problem}
          </p>
        )}
        <form
          noValidate
          className="mt-6 grid gap-5"
          onSubmit={handleSubmit((values) => login.mutate(values))}
        >
          <Field label="Username" error={formState.errors.username && 'Username is required'}>
            <Input
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...register('username', { required: true })}
            />
          </Field>
          <Field label="Password" error={formState.errors.password && 'Password is required'}>
            <Input
              type="password"
              autoComplete="current-password"
              {...register('password', { required: true })}
            />
          </Field>
          <Button type="submit" busy={login.isPending} busyWord="Checking...">
            Login
          </Button>
        </form>
      </Panel>
    </div>
  );
}

/** A wrong password has its fixed words; how long to wait after too many is for the server to say. */
function refusal(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'Invalid username or password';
  return sentenceOf(error);
}
