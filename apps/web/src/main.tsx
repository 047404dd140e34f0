import { RouterProvider } from '@tanstack/react-router';
import { type PropsWithChildren, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import './app/app.css';
import { createAppRouter } from './app/router.ts';
import { loadDataProvider } from './app/shell/page-with-data.tsx';

const root = document.getElementById('root');
if (root) {
  const router = createAppRouter();
  // The document came with its page drawn; it stays on screen until the live one is complete.
  await Promise.all([router.load(), location.pathname === '/' ? undefined : loadDataProvider()]);
  // In slices, because a page is on screen already and a finger may be scrolling it.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Live on={root}>
          <RouterProvider router={router} />
        </Live>
      </StrictMode>,
    ),
  );
}

/** From now on what is on screen answers to a click. */
function Live({ on, children }: PropsWithChildren<{ on: HTMLElement }>) {
  useLayoutEffect(() => on.removeAttribute('data-drawn-ahead'), [on]);
  return children;
}
