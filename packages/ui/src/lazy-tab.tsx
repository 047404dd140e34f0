import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { patiently } from './patiently.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A tab or a far part of a page, whose code comes when it is wanted. Should it not arrive, the page
 * says so: unlike `lazyPart`, this is what somebody came for.
 *
 * `const Rewards = lazyTab(() => import('./rewards.tsx'), (module) => module.Rewards)`
 */
export function lazyTab<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  meanwhile: ReactNode = <Skeleton className="h-100" />,
): ComponentType<Props> {
  const Part = lazy(() => patiently(load).then((module) => ({ default: pick(module) })));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...(props as Props)} />
    </Suspense>
  );
}
