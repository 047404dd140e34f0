import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { useTopDialog } from './dialog-stack.ts';
import { RefereeCard } from './referee-card.tsx';
import { useToastPlace } from './toast-place.tsx';
import { createToastQueue, TOAST_MS, type ToastMessage } from './toast-queue.ts';

const queue = createToastQueue();

/** `toast({ title: 'Wallet Not Found', description: '…', tone: 'red' })` */
export function toast(message: ToastMessage): void {
  queue.show(message);
}

/**
 * Mounted once, in the shell. The live region stands from the start or nothing would be announced.
 * While a dialog is open everything outside it is inert and below it, so the region moves in; a page
 * with a place for toasts has it there.
 */
export function Toasts() {
  const current = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  // The toast that is looked at: the next one starts with a clock of its own, also when this one went
  // away under the finger that held it.
  const [heldId, setHeld] = useState<number | null>(null);
  const dialog = useTopDialog();
  const place = useToastPlace();
  const docked = place !== null && dialog === null;
  const id = current?.id;
  const held = heldId !== null && heldId === id;
  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(() => queue.dismiss(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, held]);
  const region = (
    <div
      aria-live={current?.tone === 'red' ? 'assertive' : 'polite'}
      aria-atomic="true"
      className={cx(
        'pointer-events-none flex justify-center',
        docked
          ? 'lg:fixed lg:inset-x-0 lg:top-22 lg:z-70 lg:justify-end lg:px-6'
          : 'fixed inset-x-0 top-18 z-70 px-4 sm:top-22 sm:justify-end sm:px-6',
      )}
    >
      {current && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
        <div
          key={current.id}
          className="pointer-events-auto grid w-full max-w-104 grid-cols-[20px_1fr_auto] items-start gap-4 rounded-row border border-edge bg-pitch-850 py-3.5 pr-1.5 pl-4.5 shadow-pop animate-[rise-in_240ms_var(--ease-enter)]"
          // A finger that taps does not hover.
          onPointerEnter={(event) => event.pointerType !== 'touch' && setHeld(current.id)}
          onPointerLeave={() => setHeld(null)}
          onFocus={() => setHeld(current.id)}
          onBlur={() => setHeld(null)}
        >
          <RefereeCard color={current.tone ?? 'green'} className="mt-0.5 h-7 w-5" />
          <div className="py-0.5">
            <p className="text-[.9375rem] leading-[1.3] font-semibold">{current.title}</p>
            {current.description && (
              <p className="mt-0.5 text-small text-chalk-2">{current.description}</p>
            )}
            {current.action && (
              <button
                type="button"
                className="link mt-2 min-h-8 text-small font-semibold text-chalk"
                onClick={() => {
                  const { run } = current.action ?? {};
                  queue.dismiss(current.id);
                  run?.();
                }}
              >
                {current.action.label}
              </button>
            )}
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            className="grid size-11 place-items-center text-chalk-3 hover:text-chalk"
            onClick={() => queue.dismiss(current.id)}
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        </div>
      )}
    </div>
  );
  const home = dialog ?? place;
  return home ? createPortal(region, home) : region;
}
