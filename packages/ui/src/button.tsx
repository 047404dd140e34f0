import { type ComponentPropsWithRef, cloneElement, isValidElement, type ReactNode } from 'react';
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'lg' | 'md' | 'sm';

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-control font-display font-extrabold uppercase leading-none tracking-[.03em] [word-spacing:.07em] text-center select-none transition-[background-color,box-shadow,color,translate] duration-180 active:translate-y-px disabled:translate-y-0 forced-colors:border';

const DISABLED =
  'disabled:bg-pitch-800 disabled:text-disabled disabled:shadow-none disabled:transition-none';
const BUSY = 'disabled:bg-[#cfd3c6] disabled:text-ink disabled:shadow-none cursor-progress';

const VARIANTS = {
  primary: 'bg-chalk text-ink hover:bg-white',
  outline:
    'text-chalk shadow-[inset_0_0_0_1.5px_var(--color-control)] hover:shadow-[inset_0_0_0_1.5px_var(--color-chalk)]',
  ghost: 'text-chalk-2 hover:text-chalk',
  danger:
    'text-error-text shadow-[inset_0_0_0_1.5px_var(--color-error)] hover:bg-error hover:text-ink',
} as const satisfies Record<ButtonVariant, string>;

const SIZES = {
  lg: 'min-h-14 px-7 py-2 text-2xl',
  md: 'min-h-12 px-5.5 py-2 text-button',
  sm: 'min-h-10 px-4 py-1.5 text-lead pointer-coarse:min-h-11',
} as const satisfies Record<ButtonSize, string>;

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** For anything that must look like a button but is not one: `buttonLook({ variant: 'outline' })` */
export function buttonLook({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], variant === 'ghost' && 'px-2!');
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** The word while waiting, e.g. 'Joining...'. Both words are laid out, so the width never jumps. */
  busyWord?: string;
  busy?: boolean;
  /** Dress the only child (a link) as this button; everything but the look belongs to the child. */
  asChild?: boolean;
}

/** `<Button busy={joining} busyWord="Joining...">Join Battle</Button>` */
export function Button({
  variant,
  size,
  busy = false,
  busyWord,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const look = cx(
    buttonLook({ ...(variant && { variant }), ...(size && { size }) }),
    busy ? BUSY : DISABLED,
    className,
  );
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { className: cx(look, children.props.className) });
  }
  return (
    <button type="button" {...rest} className={look} disabled={disabled || busy} aria-busy={busy}>
      {busyWord === undefined ? (
        children
      ) : (
        <BusyLabel busy={busy} word={busyWord}>
          {children}
        </BusyLabel>
      )}
    </button>
  );
}

export function BusyLabel({
  busy,
  word,
  children,
}: {
  busy: boolean;
  word: string;
  children: ReactNode;
}) {
  return (
    <span className="grid place-items-center *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:gap-2.5">
      <span className={cx(busy && 'invisible')}>{children}</span>
      <span className={cx(!busy && 'invisible')} aria-hidden={!busy}>
        {/* Not seen, it would turn for ever all the same. */}
        <Spinner still={!busy} />
        {word}
      </span>
    </span>
  );
}

export function Spinner({ still = false }: { still?: boolean }) {
  return (
    <i
      aria-hidden="true"
      className={cx(
        'size-[.85em] rounded-full border-[3px] border-current/25 border-t-current',
        !still && 'animate-[spin_900ms_linear_infinite]',
      )}
    />
  );
}
