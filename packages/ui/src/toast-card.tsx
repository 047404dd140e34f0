import { t } from '@goats/words';
import { useRef } from 'react';
import { Cross } from './first-icons.tsx';
import { PathLink } from './path-link.tsx';
import { RefereeCard } from './referee-card.tsx';
import type { Toast } from './toast-queue.ts';

const ACTION = 'link mt-2 inline-flex min-h-8 items-center text-small font-semibold text-chalk';

/** How a toast looks, and who holds it: a pointer above it, or the keyboard in it. */
export function ToastCard({
  toast: { title, description, tone = 'green', action },
  onHold,
  onDismiss,
}: {
  toast: Toast;
  onHold: (held: boolean) => void;
  onDismiss: () => void;
}) {
  // A finger that taps does not hover, and the focus it leaves behind would hold the toast for ever.
  const touched = useRef(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      className="pointer-events-auto grid grid-cols-[20px_1fr_auto] items-start gap-4 rounded-row border border-edge bg-pitch-850 py-3.5 pr-1.5 pl-4.5 shadow-pop animate-[rise-in_240ms_var(--ease-enter)]"
      onPointerEnter={(event) => event.pointerType !== 'touch' && onHold(true)}
      onPointerLeave={() => onHold(false)}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch';
      }}
      onFocus={() => touched.current || onHold(true)}
      onBlur={() => onHold(false)}
    >
      <RefereeCard color={tone} className="mt-0.5 h-7 w-5" />
      <div className="py-0.5">
        <p className="text-small leading-[1.3] font-semibold">{title}</p>
        {description && <p className="mt-0.5 text-small text-chalk-2">{description}</p>}
        {action && 'href' in action && (
          <PathLink href={action.href} className={ACTION} onClick={onDismiss}>
            {action.label}
          </PathLink>
        )}
        {action && 'run' in action && (
          <button
            type="button"
            className={ACTION}
            onClick={() => {
              onDismiss();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('Dismiss@@a message')}
        className="grid size-11 place-items-center text-chalk-3 hover:text-chalk"
        onClick={onDismiss}
      >
        <Cross aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
