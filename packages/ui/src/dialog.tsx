import { t } from '@goats/words';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { useModal, useNextStep } from './dialog-focus.ts';
import { lazyPart } from './lazy-part.tsx';
import { Part } from './part.tsx';

/** The frame of the page has them by the time a dialog is opened. */
const Toasts = lazyPart(() => import('./toast-region.tsx'));

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One sentence below the title, read together with it. */
  description?: ReactNode;
  /** Fills the screen height from the right edge, as the mobile menu does. */
  sheet?: boolean;
  width?: 'sm' | 'md' | 'lg';
  hideTitle?: boolean;
  className?: string;
  children: ReactNode;
}

const WIDTHS = { sm: 'sm:max-w-105', md: 'sm:max-w-140', lg: 'sm:max-w-260' } as const;

/**
 * The browser's own modal: focus stays inside and returns to the opener, Escape closes, everything
 * behind is inert, and no style has to be injected, which a strict CSP would refuse.
 * `<Dialog open={open} onClose={close} title="Place bid">…</Dialog>`
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  sheet = false,
  width = 'md',
  hideTitle = false,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const pressed = usePressBeside();
  useModal(ref, open);
  useNextStep(ref, title);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-about` : undefined}
      // React lets it rise from a dialog inside this one, which closes alone.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      {...pressed}
      className={cx(
        'fixed bg-transparent text-chalk backdrop:bg-[rgb(3_8_5/.76)] backdrop:animate-[fade-in_240ms_var(--ease-enter)] overscroll-contain',
        sheet
          ? 'inset-0 left-auto h-dvh max-h-none w-full max-w-96 animate-[fade-in_240ms_var(--ease-enter)]'
          : `m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-full overflow-y-auto animate-[rise-in_240ms_var(--ease-enter)] ${WIDTHS[width]}`,
      )}
    >
      <Part name="toasts" unsaid>
        <Suspense>
          <Toasts kind="dialog" />
        </Suspense>
      </Part>
      <div
        className={cx(
          'text-left',
          sheet
            ? 'flex min-h-full flex-col border-l border-line-2 bg-well'
            : 'rounded-control border border-edge bg-pitch-850 px-5 pt-6 pb-7 shadow-dialog sm:px-9 sm:pt-8 sm:pb-9',
          className,
        )}
      >
        <div
          className={cx(
            'flex items-start justify-between gap-4',
            sheet ? 'items-center border-b border-line px-4 py-2' : 'mb-5',
          )}
        >
          <h2
            id={`${id}-title`}
            tabIndex={-1}
            className={cx(
              'outline-none',
              hideTitle ? 'sr-only' : sheet ? 'text-xl' : 'pt-1 text-panel',
            )}
          >
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('Close@@a dialog')}
            // Through the element, so that it gives the focus back to whoever opened it.
            onClick={() => ref.current?.close()}
            className="-mt-1 -mr-2.5 ml-auto grid size-11 flex-none place-items-center rounded-control text-chalk-2 hover:text-chalk"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {description && (
          <p id={`${id}-about`} className="mb-6 text-small text-chalk-2">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}

/**
 * A dialog closes by a press beside it, all of it: whoever selects text and lets go outside, or
 * presses a tab under which a shorter dialog slips away, means something else, though the click
 * counts for the backdrop.
 */
function usePressBeside() {
  const ends = useRef({ down: false, up: false });
  const beside = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onPointerDown: (event: MouseEvent) => {
      ends.current = { down: beside(event), up: false };
    },
    onPointerUp: (event: MouseEvent) => {
      ends.current.up = beside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (beside(event) && ends.current.down && ends.current.up) event.currentTarget.close();
    },
  };
}
