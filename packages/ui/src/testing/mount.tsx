import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** React asks for this before it lets `act` work without a warning. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export interface Mounted {
  readonly host: HTMLElement;
  /** Shows something else in the same place, as a parent that renders again does. */
  show(ui: ReactNode): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Puts components into the document of a test that begins with `// @vitest-environment happy-dom`.
 *
 * `const { host } = await mount(<Dialog open>…</Dialog>)`
 */
export async function mount(ui: ReactNode): Promise<Mounted> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (next: ReactNode) => act(async () => root.render(next));
  await show(ui);
  return {
    host,
    show,
    async unmount() {
      await act(async () => root.unmount());
      host.remove();
    },
  };
}
