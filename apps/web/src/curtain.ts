import { reloadForNewRelease } from '@goats/ui/browser/new-release.ts';
import { m } from '@goats/words';

/**
 * The script that starts every page, and says so when it cannot. To a page which came drawn it lets
 * the others come when what was drawn is on screen, or somebody reaches for it: until then the line
 * belongs to style, lettering and pictures, and the processor to showing them.
 */
const REACHING = ['pointerdown', 'keydown', 'touchstart', 'wheel'];
/** A picture that never arrives must not keep the page from coming alive. */
const PATIENCE_MS = 4_000;
/** A line that hangs refuses nothing: after so long the page says so, and still comes alive if the line does. */
const STALLED_MS = 60_000;
/** Between two tries to start the page. */
const PAUSE_MS = 1_500;
/** Running them all in one go would hold up a finger that is scrolling already. */
const SLICE_MS = 8;

let raised = false;

function raise(): void {
  if (raised) return;
  raised = true;
  for (const kind of REACHING) removeEventListener(kind, raise);
  const list = document.querySelector('script[data-scripts]')?.textContent ?? '[]';
  const scripts = JSON.parse(list) as string[];
  void start(scripts).catch(() => startAgain(scripts[0]));
  setTimeout(() => isAlive() || sayLifeless(), STALLED_MS);
}

function isAlive(): boolean {
  const root = document.getElementById('root');
  return Boolean(root?.firstChild) && !root?.hasAttribute('data-drawn-ahead');
}

async function start(scripts: string[]): Promise<void> {
  await inSlices(scripts, (href) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  });
  // The last ones are what the first ones need; the very first starts the page.
  await inSlices(scripts.toReversed(), (href) =>
    // One that is missing is asked for again by whoever needs it; only the start is ours.
    import(href).catch((error: unknown) => {
      if (href === scripts[0]) throw error;
    }),
  );
}

async function inSlices(scripts: string[], work: (href: string) => unknown): Promise<void> {
  let began = performance.now();
  for (const href of scripts) {
    await work(href);
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}

/**
 * Nobody is left to do it later: a second try, a new release if there is one, the document once
 * more, or the truth. Many browsers remember a module that failed and never ask for it again, and
 * what everything rests on has only one address.
 */
async function startAgain(entry = ''): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  try {
    await import(entry);
  } catch {
    if ((await reloadForNewRelease()) || reloadOnce()) return;
    sayLifeless();
  }
}

const RELOADED = 'goats-reloaded-at';
/** Two losses further apart than this have nothing to do with each other. */
const SAME_LOSS_MS = 60_000;

/** Without a memory of it the page could reload for ever; then it is left to the person. */
function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < SAME_LOSS_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/** Marked, not said: what says sentences with values in them would be larger than all of this. */
function sayLifeless(): void {
  const root = document.getElementById('root');
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.className =
    'sticky top-0 z-50 border-b border-line-2 bg-pitch-850 px-5 py-3.5 text-center text-chalk';
  const again = document.createElement('a');
  again.className = 'link font-semibold';
  again.href = '';
  again.textContent = m('Try Again');
  note.append(`${m('This page did not come alive: a part of it got lost on the way.')} `, again);
  root?.prepend(note);
  // Its buttons stay as they are, or they would look as if they did something.
  root?.toggleAttribute('data-lifeless', true);
  root?.removeAttribute('data-drawn-ahead');
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Those that the page itself says come first; the others may come beside the scripts. */
function firstPictures(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  return Promise.allSettled([...pictures].map((picture) => picture.decode()));
}

/** Raises it when pictures and lettering can be seen, which on a slow phone is long after they were drawn. */
async function whenSeen(): Promise<void> {
  await firstPictures();
  // The first frame is what asks for the lettering.
  await frame();
  await document.fonts.ready;
  await frame();
  new PerformanceObserver(raise).observe({ type: 'paint', buffered: true });
}

if (document.querySelector('[data-drawn-ahead]')) {
  for (const kind of REACHING) addEventListener(kind, raise, { passive: true });
  setTimeout(raise, PATIENCE_MS);
  void whenSeen();
} else {
  raise();
}
