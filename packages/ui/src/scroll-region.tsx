import type { ReactNode } from 'react';

/** Something to read that scrolls within itself, reachable and named for whoever has no pointer. */
export function ScrollRegion(props: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop of its own, only a pointer could scroll it
    <section tabIndex={0} aria-label={props.label} className={props.className}>
      {props.children}
    </section>
  );
}
