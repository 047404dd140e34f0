import {
  approach,
  FLAT,
  type Lean,
  leanOfPhone,
  leanToPointer,
  type Reading,
  settle,
} from './lean.ts';

/** A card follows the hand within so many milliseconds, whatever the screen's pace. */
const FOLLOW_MS = 90;

/** Every card that can be tilted now, and how it lies. */
const held = new Map<HTMLElement, Lean>();
let pointer: { card: Element; x: number; y: number } | null = null;
let phone: Lean | null = null;
let level: Reading | null = null;
let listening: AbortController | null = null;
let frame = 0;
let drawnAt = 0;

/**
 * Lets a card follow the pointer over it and the phone it is on, until the returned function is
 * called. However many there are, they share one set of listeners and one frame, and nothing runs
 * while nothing moves. The card is moved by three custom properties, past React.
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
  frame = 0;
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
  if (frame) return;
  drawnAt = performance.now();
  frame = requestAnimationFrame(draw);
}

function draw(now: number): void {
  const part = 1 - Math.exp(-Math.max(now - drawnAt, 8) / FOLLOW_MS);
  drawnAt = now;
  // All is measured before anything is written: the other way round, each card would cost a layout.
  const goals = [...held.keys()].map((card) => [card, goalOf(card)] as const);
  let moving = false;
  for (const [card, goal] of goals) {
    const before = held.get(card) ?? FLAT;
    const lean = approach(before, goal, part);
    if (lean === before) continue;
    held.set(card, lean);
    paint(card, lean);
    moving ||= lean !== goal;
  }
  frame = moving ? requestAnimationFrame(draw) : 0;
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
