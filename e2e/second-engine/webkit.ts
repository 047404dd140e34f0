import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

/**
 * WebKit as Debian has it: `webkit2gtk-driver` speaks WebDriver, which is nothing but HTTP, and its
 * small browser draws on a screen that nobody sees. Undefined where it is not installed.
 */
export const WEBKIT: { driver: string; browser: string; screen: string } | undefined = process.env
  .WEBKIT_PATHS
  ? JSON.parse(process.env.WEBKIT_PATHS)
  : undefined;

/** How long a look at the page waits before the next one. */
const PAUSE_MS = 250;
/** What WebDriver calls an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Found = Readonly<Record<typeof ELEMENT, string>>;

export interface WebKitPage {
  goto(url: string): Promise<void>;
  /** What an expression comes to, waited for: `run('document.title')` */
  run<T>(expression: string): Promise<T>;
  /** Whether such a button, or whatever the selector names, can be seen and pressed. */
  shows(name: RegExp, selector?: string): Promise<boolean>;
  /** Presses it if it can be; false if it is not there, or gone under the finger. */
  press(name: RegExp, selector?: string): Promise<boolean>;
  screenshot(): Promise<Buffer>;
}

/** A page of its own, in a browser and on a screen that are gone afterwards. */
export async function inWebKit(
  { driver, browser, screen }: NonNullable<typeof WEBKIT>,
  work: (page: WebKitPage) => Promise<void>,
): Promise<void> {
  const started: ChildProcess[] = [];
  const start = (path: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
    const child = spawn(path, args, { stdio: [...stdio], env: { ...process.env, ...env } });
    started.push(child);
    return child;
  };
  // A run that is cut off leaves nobody behind.
  const end = () => {
    for (const child of started.toReversed()) child.kill();
  };
  process.on('exit', end);
  try {
    const shown = start(screen, ['-displayfd', '3', '-screen', '0', '1440x900x24']);
    const [display] = await once(shown.stdio[3] as NodeJS.ReadableStream, 'data');
    const port = await freePort();
    start(driver, [`--port=${port}`], {
      DISPLAY: `:${String(display).trim()}`,
    });
    const call = await session(`http://127.0.0.1:${port}`, browser);
    try {
      await work(pageOf(call));
    } finally {
      await call('DELETE', '');
    }
  } finally {
    end();
    process.off('exit', end);
  }
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

async function session(url: string, browser: string): Promise<Call> {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await soon(() => ask<{ ready: boolean }>('GET', '/status').then(({ ready }) => ready));
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  return (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
}

/** Runs in the page: the first that is named so, drawn, and not under a dialog. */
const FIND = `
  const [source, selector] = arguments;
  const name = new RegExp(source);
  const above = [...document.querySelectorAll('dialog:modal')].at(-1);
  return [...(above ?? document).querySelectorAll(selector)].find((each) => {
    const said = each.getAttribute('aria-label') ?? each.textContent;
    return name.test(said.replace(/\\s+/g, ' ').trim()) && !each.disabled && each.checkVisibility();
  }) ?? null;`;

function pageOf(call: Call): WebKitPage {
  const find = (name: RegExp, selector = 'button') =>
    call<Found | null>('POST', '/execute/sync', { script: FIND, args: [name.source, selector] });
  return {
    run: (expression) =>
      call('POST', '/execute/async', {
        script: `Promise.resolve(${expression}).then(arguments[0], (error) => arguments[0](String(error)))`,
        args: [],
      }),
    goto: (url) => call('POST', '/url', { url }),
    shows: async (name, selector) => (await find(name, selector)) !== null,
    async press(name, selector) {
      const found = await find(name, selector);
      if (!found) return false;
      return call('POST', `/element/${found[ELEMENT]}/click`, {}).then(
        () => true,
        () => false,
      );
    },
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
  };
}

/** Asks again and again; the journey's own time limit ends it. */
export async function soon(look: () => Promise<boolean>): Promise<void> {
  while (!(await look().catch(() => false))) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
