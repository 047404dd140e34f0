import { QueryClient } from '@tanstack/react-query';
import { getJson } from './get-json.ts';

/** Nothing refetches, goes stale or retries on its own; whoever wants to poll says so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => getJson(queryKey.join('/'), signal),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
