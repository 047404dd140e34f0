import { RouterProvider } from '@tanstack/react-router';
import { type PropsWithChildren, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import './app/app.css';
import { listenForFaults } from '@goats/ui/browser/report-fault.ts';
import { pageHref } from '@goats/words';
import { keepFocus } from './app/drawn-focus.ts';
import { registerWorker } from './app/register-worker.ts';
import { createAppRouter } from './app/router.ts';
import { loadDataProvider } from './app/shell/page-with-data.tsx';
import { goToKeptLanguage } from './site/language.ts';

const root = document.getElementById('root');
if (root && !goToKeptLanguage()) {
  listenForFaults();
  const router = createAppRouter();
  // The document came with its page drawn; it stays on screen until the live one is complete.
  // What does not arrive is asked for by the page itself again, which then says so.
  await Promise.allSettled([
    router.load(),
    location.pathname === pageHref('/') ? undefined : loadDataProvider(),
  ]);
  const restoreFocus = keepFocus(root);
  // In slices, because a page is on screen already and a finger may be scrolling it.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Live on={root} restoreFocus={restoreFocus}>
          <RouterProvider router={router} />
        </Live>
      </StrictMode>,
    ),
  );
  registerWorker();
}

interface LiveProps {
  on: HTMLElement;
  restoreFocus: () => void;
}

/** From now on what is on screen answers to a click. */
function Live({ on, restoreFocus, children }: PropsWithChildren<LiveProps>) {
  useLayoutEffect(() => {
    if (!on.matches('[data-drawn-ahead], [data-lifeless]')) return;
    on.removeAttribute('data-drawn-ahead');
    // It may have been given up already, and come after all.
    on.removeAttribute('data-lifeless');
    restoreFocus();
  }, [on, restoreFocus]);
  return children;
}
