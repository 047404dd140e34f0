import { PathLink } from '@goats/ui/path-link.tsx';
import type { ReactNode } from 'react';
import { openStarterPack } from '../wallet/wallet-store.ts';
import type { TodaysItem } from './todays-items.ts';

/** Where an item is done: a page, or the starter pack's own dialog. */
export function TodaysLink({
  item,
  className,
  children,
}: {
  item: TodaysItem;
  className: string;
  children: ReactNode;
}) {
  if (item.href !== null) {
    return (
      <PathLink href={item.href} className={className}>
        {children}
      </PathLink>
    );
  }
  return (
    <button type="button" aria-haspopup="dialog" onClick={openStarterPack} className={className}>
      {children}
    </button>
  );
}
