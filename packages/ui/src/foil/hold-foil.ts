import { FLAT, type Lean, leanOfPhone, leanToPointer, type Reading, settle } from './lean.ts';

/**
 * So often a card is told where to lean. What lies between is a transition, which the compositor
 * draws at the screen's own pace however busy a slow phone is with the rest of the page.
 */
const TELL_EVERY_MS = 48;

/** Every card that can be tilted now, and how it lies. */
const held = new Map<HTMLElement, Lean>();
let pointer: { card: Element; x: number; y: number } | null = null;
let phone: Lean | null = null;
let level: Reading | null = null;
let listening: AbortController | null = null;
let frame = 0;
let toldAt = 0;

/**
 * Lets a card follow the pointer over it and the phone it is on, until the returned function is
 * called. However many there are, they share one set of listeners and one frame, and nothing runs
 * while nothing moves. A card is told by three custom properties, past React.
 */
export function holdFoil(card: HTMLElement): () => void {
  held.set(card, FLAT);
  if (!listening) listen();
  return () => {
    held.delete(card);
    paint(card, null);
    if (held.size === 0) letGo();
  };
}

/** iOS speaks to listeners that came after the permission. */
export function listenAgain(): void {
  if (!listening) return;
  listening.abort();
  listen();
}

function listen(): void {
  listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  window.addEventListener('pointermove', onPointer, options);
  document.documentElement.addEventListener('pointerleave', onLeave, options);
  window.addEventListener('deviceorientation', onPhone, options);
}

function letGo(): void {
  listening?.abort();
  cancelAnimationFrame(frame);
  listening = pointer = phone = level = null;
  frame = toldAt = 0;
}

function onPointer(event: PointerEvent): void {
  // A finger scrolls; it does not hover.
  if (event.pointerType === 'touch') return;
  const card = event.target instanceof Element ? event.target.closest('.foil') : null;
  if (!card && !pointer) return;
  pointer = card && { card, x: event.clientX, y: event.clientY };
  wake();
}

function onLeave(): void {
  pointer = null;
  wake();
}

function onPhone({ beta, gamma }: DeviceOrientationEvent): void {
  // A desk has the event, but nothing to say.
  if (beta === null || gamma === null) return;
  const reading = { beta, gamma };
  level = settle(level ?? reading, reading);
  phone = leanOfPhone(reading, level, window.screen.orientation?.angle ?? 0);
  wake();
}

function wake(): void {
  frame ||= requestAnimationFrame(tell);
}

function tell(now: number): void {
  frame = 0;
  if (now - toldAt < TELL_EVERY_MS) {
    wake();
    return;
  }
  toldAt = now;
  // All is measured before anything is written: the other way round, each card would cost a layout.
  const goals = [...held.keys()].map((card) => [card, goalOf(card)] as const);
  for (const [card, goal] of goals) {
    if (goal === held.get(card)) continue;
    held.set(card, goal);
    paint(card, goal);
  }
}

function goalOf(card: HTMLElement): Lean {
  const box = card.getBoundingClientRect();
  const inSight = box.bottom > 0 && box.top < window.innerHeight && box.width > 0;
  if (!inSight) return FLAT;
  return pointer?.card === card ? leanToPointer(box, pointer) : (phone ?? FLAT);
}

function paint({ style }: HTMLElement, lean: Lean | null): void {
  for (const name of ['x', 'y', 'lit'] as const) {
    if (lean) style.setProperty(`--lean-${name}`, lean[name].toFixed(3));
    else style.removeProperty(`--lean-${name}`);
  }
}
