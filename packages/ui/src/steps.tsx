import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Step {
  title: ReactNode;
  text: ReactNode;
}

/** Numbered steps with the number as big as a shirt's. `<Steps steps={quickStart} />` */
export function Steps({
  steps,
  columns = 'sm:grid-cols-2 lg:grid-cols-4',
  heading: Heading = 'h3',
}: {
  steps: readonly Step[];
  columns?: string;
  /** h2 where the steps have no heading of their own. */
  heading?: 'h2' | 'h3';
}) {
  return (
    <ol className={cx('grid gap-x-8 gap-y-8', columns)}>
      {steps.map(({ title, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are fixed copy in a fixed order
          key={index}
          className="grid grid-cols-[3rem_1fr] gap-x-4 border-t-[1.5px] border-line-2 pt-5"
        >
          <span aria-hidden="true" className="numeral text-poster leading-[.78] text-chalk-3">
            {index + 1}
          </span>
          <div>
            <Heading className="text-row leading-[.92]">{title}</Heading>
            <p className="mt-2 text-small text-chalk-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
