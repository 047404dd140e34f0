import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';

/**
 * Every route but home stands inside one of these. What is loaded later into the shell or into the
 * home page brings its own, so that the first screen does not wait for code it does not use; the
 * client behind them all is the same.
 */
export default function DataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
