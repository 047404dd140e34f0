import { PageHeader } from '@goats/ui/page-header.tsx';
import type { ReactNode } from 'react';
import { PlainFrame } from './plain-frame.tsx';

/** A page that says one thing, and has one way on. */
export function PlainWords({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <PlainFrame>
      <PageHeader title={title} lead={text} aside={children} />
    </PlainFrame>
  );
}
