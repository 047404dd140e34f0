import { QueryClient } from '@tanstack/react-query';

/** What was read ahead of a visit, or failed to be, is not read a second time by the page itself. */
export const JUST_READ_MS = 5_000;

/**
 * Nothing refetches, goes stale or retries on its own; whoever wants to poll says so. What is asked
 * without a line fails at once and says so: one that waits for the line would be a skeleton for
 * ever, and a stake sent when the line is back is one that nobody means any more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_READ_MS,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
