import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Name left, value right, one hairline a row. `<FactList facts={[['Stake', '10 HOOF']]} />` */
export function FactList({
  facts,
  className,
}: {
  facts: ReadonlyArray<readonly [name: string, value: ReactNode]>;
  className?: string;
}) {
  return (
    <dl className={cx('border-t-[1.5px] border-line-2', className)}>
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex min-h-12 items-baseline justify-between gap-6 border-b border-line py-2.5"
        >
          <dt className="text-chalk-2">{name}</dt>
          <dd className="numeral text-right text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
