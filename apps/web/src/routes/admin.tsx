import { MAX_ICONIC_MOMENTS, MAX_VARIATIONS, masterGoats } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { adminLogin, adminLogout, useAdminFlag } from '../features/admin/admin-session.ts';
import { thumbnail } from '../features/goats/goat-pictures.ts';
import { ArtImage } from '../ui/art-image.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Input } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { toast } from '../ui/toasts.tsx';

export function AdminPage() {
  const authenticated = useAdminFlag();
  return (
    <>
      <header className="flex h-16 items-center gap-4 border-b border-line bg-well px-4 sm:px-10">
        <Link to="/" className="display flex items-center gap-3 text-xl">
          <BrandMark className="size-8" /> Legendary GOATs
        </Link>
        <Tag>Operator</Tag>
        {authenticated && (
          <Button
            variant="outline"
            size="sm"
            className="ml-auto"
            onClick={() => void adminLogout()}
          >
            Logout
          </Button>
        )}
      </header>
      <main id="content" className="wrap min-h-[70vh] py-9">
        {authenticated ? <Masters /> : <Login />}
      </main>
    </>
  );
}

function Login() {
  const { register, handleSubmit, formState } = useForm<{ username: string; password: string }>();
  const login = useMutation({
    mutationFn: ({ username, password }: { username: string; password: string }) =>
      adminLogin(username, password),
    onSuccess: () =>
      toast({ title: 'Login Successful', description: 'Welcome to the admin panel' }),
    onError: () =>
      toast({ title: 'Login Failed', description: 'Invalid username or password', tone: 'red' }),
  });
  return (
    <Panel corners className="mx-auto mt-6 max-w-105 sm:mt-16">
      <h1 className="text-panel">Admin</h1>
      <form
        noValidate
        className="mt-6 grid gap-5"
        onSubmit={handleSubmit((values) => login.mutate(values))}
      >
        <Field label="Username" error={formState.errors.username && 'Username is required'}>
          <Input autoComplete="username" {...register('username', { required: true })} />
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
  );
}

function Masters() {
  const masters = masterGoats();
  return (
    <>
      <h1 className="text-[clamp(3rem,2.4rem+2.6vw,4.5rem)]">Mega collection</h1>
      <dl className="mt-6 grid grid-cols-2 border-y border-line lg:grid-cols-4">
        {(
          [
            [masters.filter((goat) => goat.isActive).length, `Active goats of ${masters.length}`],
            [masters.length * MAX_VARIATIONS, 'NFT variations at most'],
            [masters.length * MAX_ICONIC_MOMENTS, 'iconic moments at most'],
            [masters.length * (MAX_VARIATIONS + MAX_ICONIC_MOMENTS), 'in total'],
          ] as const
        ).map(([figure, label]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-5 pr-4 lg:border-l lg:py-6.5 lg:pl-7 lg:first:border-0 lg:first:pl-0"
          >
            <dt className="mt-2 text-small text-chalk-3">{label}</dt>
            <dd className="numeral text-[2.75rem] sm:text-[3.75rem]">{groupedCount(figure)}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-10 border-b-[1.5px] border-line-2 pb-3.5 text-card">Masters</h2>
      <ul>
        {masters.map((goat) => (
          <li
            key={goat.id}
            className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-5 border-b border-line py-2"
          >
            <ArtImage {...thumbnail(goat.id)} alt="" boxClass="h-12 w-11 rounded-panel" />
            <span>
              <span className="display block text-2xl">{goat.name}</span>
              <span className="text-[.8125rem] text-chalk-3">{goat.position}</span>
            </span>
            <span className="text-small text-chalk-2">
              {groupedCount(goat.variationsGenerated)} / {groupedCount(goat.maxVariations)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
