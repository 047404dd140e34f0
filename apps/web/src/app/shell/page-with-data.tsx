import { patiently } from '@goats/ui/patiently.ts';
import { PageSkeleton } from '@goats/ui/skeleton.tsx';
import { Outlet } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const load = () => patiently(() => import('@goats/ui/api/data-provider.tsx'));
const LazyDataProvider = lazy(load);
let loaded: ComponentType<{ children: ReactNode }> | undefined;

/** Before the first render, which then has no skeleton to show in place of what was drawn ahead. */
export async function loadDataProvider(): Promise<void> {
  loaded = (await load()).default;
}

/** A page that asks the server. The home page does not need it for its first screen. */
export function PageWithData() {
  const [DataProvider] = useState(() => loaded ?? LazyDataProvider);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <DataProvider>
        <Outlet />
      </DataProvider>
    </Suspense>
  );
}
