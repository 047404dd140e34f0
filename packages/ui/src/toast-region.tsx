import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from './cx.ts';
import { ToastCard } from './toast-card.tsx';
import { type ToastPlaceKind, type ToastSpot, toastSpot, useToastPlace } from './toast-place.ts';
import { HURRIED_MS, TOAST_MS, type Toast } from './toast-queue.ts';
import { toastQueue } from './toasts.tsx';

const CORNER = 'fixed inset-x-0 top-18 z-70 px-4 sm:top-22 sm:justify-items-end sm:px-6';
const LOOKS = {
  corner: CORNER,
  above: 'fixed inset-x-0 top-2 z-70 px-4',
  below: 'fixed inset-x-0 bottom-2 z-70 px-4',
  // In its way, and moving it on: what it says is read, and so is what the dialog asks.
  within: 'sticky top-0 z-70 pb-2',
  // On a desk also these keep to their corner.
  docked: 'lg:fixed lg:inset-x-0 lg:top-22 lg:z-70 lg:justify-items-end lg:px-6',
} as const satisfies Record<ToastSpot | 'docked', string>;

/**
 * Where toasts are seen and heard: one in the shell, one in every dialog, and one where a page wants
 * them. A live region that is made together with its news says nothing, so each stands empty from
 * the start, and the toast goes to the one that has the word.
 */
export default function Toasts({ kind = 'page' }: { kind?: ToastPlaceKind }) {
  const [place] = useState({ kind });
  const speaks = useToastPlace(place);
  const box = useRef<HTMLDivElement>(null);
  const spot = useSpotBeside(box, kind === 'dialog' && speaks);
  return (
    <div
      ref={box}
      className={cx(
        'pointer-events-none grid justify-items-center',
        LOOKS[kind === 'docked' ? kind : spot],
      )}
    >
      <Voice urgent speaks={speaks} />
      <Voice speaks={speaks} />
    </div>
  );
}

/** Where a toast stands that speaks in a dialog: beside it, not across what it asks. */
function useSpotBeside(box: RefObject<HTMLElement | null>, inDialog: boolean): ToastSpot {
  const current = useSyncExternalStore(
    toastQueue.subscribe,
    () => toastQueue.line()[0]?.id,
    () => undefined,
  );
  const [spot, setSpot] = useState<ToastSpot>('corner');
  useLayoutEffect(() => {
    const dialog = box.current?.closest('dialog');
    if (!inDialog || current === undefined || !box.current || !dialog) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    setSpot(toastSpot(dialog.getBoundingClientRect(), { width, height }, box.current.offsetHeight));
  }, [box, inDialog, current]);
  return spot;
}

function Voice({ urgent = false, speaks }: { urgent?: boolean; speaks: boolean }) {
  const line = useSyncExternalStore(toastQueue.subscribe, toastQueue.line, toastQueue.line);
  const current = speaks && (line[0]?.tone === 'red') === urgent ? line[0] : undefined;
  return (
    <div
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
      className="col-start-1 row-start-1 w-full max-w-104"
    >
      {current && <Shown key={current.id} toast={current} hurried={line.length > 1} />}
    </div>
  );
}

/** A toast with its clock, which stands while somebody looks at it. */
function Shown({ toast: shown, hurried }: { toast: Toast; hurried: boolean }) {
  const [held, setHeld] = useState(false);
  const since = useRef(0);
  const dismiss = () => toastQueue.dismiss(shown.id);
  useEffect(() => {
    if (!held) since.current = performance.now();
  }, [held]);
  useEffect(() => {
    if (held) return;
    const left = (hurried ? HURRIED_MS : TOAST_MS) - (performance.now() - since.current);
    const timer = setTimeout(() => toastQueue.dismiss(shown.id), left);
    return () => clearTimeout(timer);
  }, [shown.id, held, hurried]);
  return <ToastCard toast={shown} onHold={setHeld} onDismiss={dismiss} />;
}
