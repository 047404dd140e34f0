import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** Corner arcs: for the one main panel of a page. */
  corners?: boolean;
  raised?: boolean;
}

/** `<Panel corners>…</Panel>` */
export function Panel({ corners = false, raised = false, className, ...rest }: PanelProps) {
  return (
    <section
      {...rest}
      className={cx(
        'relative rounded-panel border p-5 sm:p-7',
        raised ? 'border-edge bg-pitch-850' : 'border-line bg-pitch-900',
        corners && 'corners',
        className,
      )}
    />
  );
}
