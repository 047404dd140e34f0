import { ApiError } from '@goats/contract';
import { type FailureNews, failureNews, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { useCheckedForm } from '@goats/ui/use-checked-form.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminLogin, useGoodbye } from './admin-session.ts';

function problemsOf(data: FormData) {
  return {
    username: data.get('username') ? undefined : 'Username is required',
    password: data.get('password') ? undefined : 'Password is required',
  };
}

export function LoginForm() {
  const goodbye = useGoodbye();
  const password = useRef<HTMLInputElement>(null);
  const login = useMutation({
    mutationFn: (data: FormData) =>
      adminLogin(String(data.get('username')), String(data.get('password'))),
    onSuccess: () =>
      toast({ title: 'Login Successful', description: 'Welcome to the admin panel' }),
    onError: (error) => {
      toast(newsOf(error));
      if (!password.current) return;
      password.current.value = '';
      password.current.focus();
    },
  });
  const { errors, form } = useCheckedForm(problemsOf, (data) => login.mutate(data));
  const problem = login.error ? newsOf(login.error).description : goodbye;
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
        <form {...form} className="mt-6 grid gap-5">
          <Field label="Username" error={errors.username}>
            <Input
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field label="Password" error={errors.password}>
            <Input ref={password} name="password" type="password" autoComplete="current-password" />
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
function newsOf(error: unknown): FailureNews {
  const wrong = error instanceof ApiError && error.status === 401;
  const words = wrong ? { words: 'Invalid username or password' } : {};
  return failureNews(error, 'Login Failed', { again: NO_HARM, ...words });
}
