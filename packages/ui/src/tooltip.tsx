import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A pointer that only passes opens nothing. */
const DELAY_MS = 700;
/** Between the bubble and what it speaks of, and between it and the edge of the screen. */
const GAP_PX = 8;
const EDGE_PX = 12;

/**
 * Says more about a button that is hovered, or reached by keyboard. Escape sends it away, and a
 * finger, which means to press, never sees it. `<Tooltip text="…"><button /></Tooltip>`
 */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'left';
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the child is the control; this only watches
    <span
      className="contents"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') timer.current = setTimeout(setOpen, DELAY_MS, true);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <Bubble id={id} side={side}>
          {text}
        </Bubble>
      )}
    </span>
  );
}

/** In the browser's top layer, where no parent cuts it off. */
function Bubble({ id, side, children }: { id: string; side: 'top' | 'left'; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bubble = ref.current;
    const about = bubble?.previousElementSibling?.getBoundingClientRect();
    if (!bubble || !about) return;
    bubble.showPopover?.();
    const { width, height } = bubble.getBoundingClientRect();
    const left =
      side === 'left' ? about.left - width - GAP_PX : about.left + (about.width - width) / 2;
    const top =
      side === 'left' ? about.top + (about.height - height) / 2 : about.top - height - GAP_PX;
    bubble.style.left = `${Math.max(EDGE_PX, Math.min(left, innerWidth - width - EDGE_PX))}px`;
    bubble.style.top = `${Math.max(EDGE_PX, top)}px`;
  }, [side]);
  return (
    <div
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      data-side={side}
      className="tooltip fixed w-max max-w-72 overflow-visible rounded-row bg-chalk px-3.25 py-2.25 text-small font-medium text-ink animate-[fade-in_180ms_var(--ease-enter)] forced-colors:border"
    >
      {children}
    </div>
  );
}
