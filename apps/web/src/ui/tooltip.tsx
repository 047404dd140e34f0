import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Waits 700 ms, so that a passing pointer opens nothing. `<Tooltip text="…"><button /></Tooltip>` */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactElement;
}) {
  return (
    <Radix.Provider delayDuration={700}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="z-60 max-w-72 rounded-row bg-chalk px-3.25 py-2.25 text-small font-medium text-ink animate-[fade-in_180ms_var(--ease-enter)] forced-colors:border"
          >
            {text}
            <Radix.Arrow width={12} height={6} className="fill-chalk" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
