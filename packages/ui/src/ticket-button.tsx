import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { BusyLabel } from './button.tsx';
import { cx } from './cx.ts';

interface TicketButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What happens. */
  action: ReactNode;
  /** What it costs, printed on the stub. */
  cost: ReactNode;
  /** One solid ticket in each context; repeated ones are outlined. */
  outlined?: boolean;
  size?: 'md' | 'sm';
  busy?: boolean;
  busyWord?: string;
  /** Width of the stub as a CSS length. */
  stub?: string;
}

/** `<TicketButton action="Join Battle" cost="10 HOOF" />`: only for what spends HOOF. */
export function TicketButton({
  action,
  cost,
  outlined = false,
  size = 'md',
  busy = false,
  busyWord,
  stub,
  className,
  disabled,
  style,
  ...rest
}: TicketButtonProps) {
  const small = size === 'sm';
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy}
      className={cx(
        'ticket',
        outlined && 'ticket-outlined',
        small ? 'min-h-[46px] text-xl' : 'min-h-14 text-label sm:text-2xl',
        className,
      )}
      style={{ '--stub': stub ?? (small ? '5.5rem' : '7rem'), ...style } as CSSProperties}
    >
      <span className="ticket-face" aria-hidden="true" />
      <span
        className={cx('flex items-center justify-center gap-2', small ? 'px-2' : 'px-3 sm:px-5.5')}
      >
        {busyWord === undefined ? (
          action
        ) : (
          <BusyLabel busy={busy} word={busyWord}>
            {action}
          </BusyLabel>
        )}
      </span>
      <span
        className={cx(
          'ticket-stub flex items-center justify-center gap-1.5 font-extrabold',
          small ? 'px-2 text-lead' : 'px-2.5 text-xl sm:text-label',
        )}
      >
        {cost}
      </span>
    </button>
  );
}
