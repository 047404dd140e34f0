import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

/** A list with its name above its value, for a bar of filters without boxes. */
export function FlatSelect({
  label,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'select'> & { label: string }) {
  const id = useId();
  return (
    <div className={cx('grid', className)}>
      <div className="relative">
        <label
          htmlFor={id}
          className="pointer-events-none absolute inset-x-0 top-[calc(50%-1.1875rem)] text-fine leading-none text-chalk-3"
        >
          {label}
        </label>
        <select
          {...rest}
          id={id}
          className="h-full min-h-15 w-full appearance-none truncate bg-transparent pt-4.5 pr-7 font-medium text-chalk focus-visible:-outline-offset-3 *:bg-pitch-850"
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-0 size-4.5 -translate-y-1/2"
        />
      </div>
    </div>
  );
}

/** A search box without a box. `<FlatSearch label="Search goats or footballers" icon={<Search />} />` */
export function FlatSearch({
  label,
  icon,
  className,
  ...rest
}: ComponentPropsWithRef<'input'> & { label: string; icon: ReactNode }) {
  return (
    <label className={cx('relative block', className)}>
      <span className="sr-only">{label}</span>
      <span className="pointer-events-none absolute inset-y-0 left-0 grid place-items-center [&>svg]:size-4.5">
        {icon}
      </span>
      <input
        type="search"
        placeholder={label}
        {...rest}
        className="h-full min-h-15 w-full bg-transparent pr-2 pl-7.5 placeholder:text-chalk-3 placeholder:opacity-100 focus-visible:-outline-offset-3"
      />
    </label>
  );
}
