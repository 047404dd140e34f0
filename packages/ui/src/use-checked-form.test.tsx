// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Field, Input } from './field.tsx';
import { type Mounted, mount } from './testing/mount.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const send = vi.fn<(name: unknown) => void>();

function Form() {
  const { errors, form } = useCheckedForm(
    (data) => ({ name: data.get('name') ? undefined : 'A name is missing' }),
    (data) => send(data.get('name')),
  );
  return (
    <form {...form}>
      <Field label="Name" error={errors.name}>
        <Input name="name" />
      </Field>
      <button type="submit">Send</button>
    </form>
  );
}

let mounted: Mounted;
beforeEach(async () => {
  send.mockClear();
  mounted = await mount(<Form />);
});
afterEach(() => mounted.unmount());

const field = () => mounted.host.querySelector('input') as HTMLInputElement;
const told = () => mounted.host.querySelector('[role=alert]')?.textContent;
const type = (text: string) =>
  act(async () => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(async () => mounted.host.querySelector('button')?.click());

test('nothing is said while somebody types for the first time', async () => {
  await type('B');
  await type('');
  expect(told()).toBeUndefined();
});

test('what is missing is told, gets the focus, is not sent, and falls silent once it is there', async () => {
  await submit();
  expect(told()).toBe('A name is missing');
  expect(document.activeElement).toBe(field());
  expect(send).not.toHaveBeenCalled();
  await type('Billy');
  expect(told()).toBeUndefined();
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('Billy');
});
