/**
 * The only script that a page which came drawn brings along at once. It lets the others come when
 * what was drawn is on screen, or somebody reaches for it: until then the line belongs to style,
 * lettering and pictures, and the processor to showing them.
 */
const REACHING = ['pointerdown', 'keydown', 'touchstart', 'wheel'];
/** A picture that never arrives must not keep the page from coming alive. */
const PATIENCE_MS = 4_000;
/** Running them all in one go would hold up a finger that is scrolling already. */
const SLICE_MS = 8;

let raised = false;

function raise(): void {
  if (raised) return;
  raised = true;
  for (const kind of REACHING) removeEventListener(kind, raise);
  const list = document.querySelector('script[data-scripts]')?.textContent ?? '[]';
  const scripts = JSON.parse(list) as string[];
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void runInSlices(scripts);
}

/** The last ones are what the first ones need; the very first starts the page. */
async function runInSlices(scripts: string[]): Promise<void> {
  let began = performance.now();
  for (const href of scripts.reverse()) {
    await import(href);
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}

/** Two frames on, what has loaded has also been painted. */
function afterPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(raise)));
}

/** Those that the page itself says come first; the others may come beside the scripts. */
function firstPictures(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  return Promise.allSettled([...pictures].map((picture) => picture.decode()));
}

for (const kind of REACHING) addEventListener(kind, raise, { passive: true });
setTimeout(raise, PATIENCE_MS);
void firstPictures().then(afterPaint);

export {};
