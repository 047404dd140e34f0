import { Tabs as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/**
 * `<Tabs value={tab} onValueChange={setTab}><TabList label="Card"><Tab value="stats">Stats</Tab>
 * </TabList><TabPanel value="stats">…</TabPanel></Tabs>`
 */
export function Tabs(props: ComponentPropsWithRef<typeof Radix.Root>) {
  return <Radix.Root activationMode="automatic" {...props} />;
}

interface TabListProps extends ComponentPropsWithRef<typeof Radix.List> {
  label: string;
  /** Inside a header band the header's own line is the rule. */
  ruled?: boolean;
}

export function TabList({ label, ruled = true, className, ...rest }: TabListProps) {
  const strip = useChosenInSight<HTMLDivElement>('[data-state=active]');
  return (
    <Radix.List
      ref={strip}
      aria-label={label}
      {...rest}
      className={cx(
        'edge-fade relative -mx-2 flex gap-1.5 overflow-x-auto [scrollbar-width:none] sm:gap-3.5',
        // Drawn, not a border: it must not follow the tabs into the room their focus ring needs.
        ruled &&
          'bg-[linear-gradient(var(--color-line),var(--color-line))] bg-bottom bg-no-repeat [background-size:calc(100%-1rem)_1px]',
        className,
      )}
    />
  );
}

export function Tab({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={cx(
        'relative min-h-12 flex-none px-2 py-3.5 font-display text-xl font-bold uppercase leading-none tracking-[.03em] [word-spacing:.07em] whitespace-nowrap text-chalk-3 transition-colors duration-180 hover:text-chalk sm:text-button',
        'data-[state=active]:text-chalk after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:bg-transparent data-[state=active]:after:bg-chalk focus-visible:-outline-offset-3',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Content>) {
  return (
    <Radix.Content
      {...rest}
      className={cx(
        'animate-[fade-in_240ms_var(--ease-enter)] focus-visible:outline-offset-8',
        className,
      )}
    />
  );
}
