import { Check, ChevronDown } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { cx } from './cx.ts';

interface FieldState {
  id: string;
  noteId: string | undefined;
  invalid: boolean;
}
const FieldContext = createContext<FieldState | null>(null);

/** `<Field label="Email" error={errors.email}><Input name="email" /></Field>` */
export function Field({
  label,
  hideLabel = false,
  help,
  error,
  className,
  children,
}: {
  label: ReactNode;
  hideLabel?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const note = error ?? help;
  const noteId = note ? `${id}-note` : undefined;
  return (
    <FieldContext value={{ id, noteId, invalid: Boolean(error) }}>
      <div className={className}>
        <label
          htmlFor={id}
          className={hideLabel ? 'sr-only' : 'mb-2 block text-small font-semibold text-chalk'}
        >
          {label}
        </label>
        {children}
        {note && (
          <p
            id={noteId}
            role={error ? 'alert' : undefined}
            className={cx(
              'mt-1.75 text-fine leading-[1.4]',
              error ? 'text-error-text' : 'text-chalk-3',
            )}
          >
            {note}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

function useField() {
  const field = useContext(FieldContext);
  return field
    ? { id: field.id, 'aria-describedby': field.noteId, 'aria-invalid': field.invalid || undefined }
    : {};
}

const CONTROL =
  'w-full rounded-control border border-control bg-well text-body text-ellipsis text-chalk placeholder:text-chalk-3 placeholder:opacity-100 transition-colors duration-180 hover:border-chalk focus-visible:border-chalk aria-invalid:border-error read-only:[&:not(select)]:border-dashed read-only:[&:not(select)]:bg-pitch-850 disabled:border-pitch-800 disabled:bg-pitch-800 disabled:text-disabled disabled:transition-none';

interface InputProps extends ComponentPropsWithRef<'input'> {
  /** An icon inside the left edge. */
  leading?: ReactNode;
  /** A unit inside the right edge, e.g. ETH. */
  trailing?: ReactNode;
}

export function Input({ leading, trailing, className, ...rest }: InputProps) {
  const field = useField();
  return (
    <span className="relative block">
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-chalk [&>svg]:size-4.5">
          {leading}
        </span>
      )}
      <input
        {...field}
        {...rest}
        className={cx(
          CONTROL,
          'h-12',
          leading ? 'pl-11' : 'pl-3.5',
          trailing ? 'pr-14' : 'pr-3.5',
          className,
        )}
      />
      {trailing && (
        <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-chalk-3">
          {trailing}
        </span>
      )}
    </span>
  );
}

/** `<Field label="Description"><Textarea rows={3} … /></Field>` */
export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const field = useField();
  return (
    <textarea
      {...field}
      {...rest}
      className={cx(CONTROL, 'block resize-y px-3.5 py-2.5', className)}
    />
  );
}

/** The browser's own list: works with a thumb, a keyboard and forced colours alike. */
export function Select({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  const field = useField();
  return (
    <span className="relative block">
      <select
        {...field}
        {...rest}
        className={cx(CONTROL, 'menu h-12 appearance-none pr-10 pl-3.5', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2"
      />
    </span>
  );
}

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  note?: ReactNode;
  error?: string | undefined;
}

/** `<Checkbox label="Performance" checked={…} onChange={…} />` */
export function Checkbox({ label, note, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="group flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed">
        <span className="relative mt-px grid size-6 flex-none place-items-center">
          <input
            type="checkbox"
            aria-describedby={error || note ? `${id}-note` : undefined}
            aria-invalid={error ? true : undefined}
            {...rest}
            className="peer absolute inset-0 size-6 appearance-none rounded-row border-[1.5px] border-control transition-colors duration-180 checked:border-chalk checked:bg-chalk group-hover:border-chalk disabled:border-chalk-3 disabled:checked:bg-chalk-3 aria-invalid:border-error forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3.4}
            className="pointer-events-none relative size-4 text-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="text-small text-chalk">
          {label}
          {note && (
            <span id={error ? undefined : `${id}-note`} className="block text-chalk-3">
              {note}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={`${id}-note`} role="alert" className="text-fine text-error-text">
          {error}
        </p>
      )}
    </div>
  );
}
