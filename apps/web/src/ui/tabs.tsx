import { Tabs as Radix } from 'radix-ui';
import { type ComponentPropsWithRef, createContext, use } from 'react';
import { cx } from './cx.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/**
 * `<Tabs value={tab} onValueChange={setTab}><TabList label="Card"><Tab value="stats">Stats</Tab>
 * </TabList><TabPanel value="stats">…</TabPanel></Tabs>`
 */
export function Tabs(props: ComponentPropsWithRef<typeof Radix.Root>) {
  return <Radix.Root activationMode="automatic" {...props} />;
}

const Level = createContext<keyof typeof LOOKS>('page');

const LOOKS = {
  page: 'min-h-12 px-2 py-3.5 font-display text-xl font-bold uppercase leading-none tracking-[.03em] [word-spacing:.07em] sm:text-button after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:bg-transparent data-[state=active]:after:bg-chalk focus-visible:-outline-offset-3',
  section:
    'min-h-10 rounded-control px-3.5 py-2 text-[.9375rem] leading-none font-semibold data-[state=active]:bg-pitch-800 data-[state=active]:shadow-[inset_0_0_0_1px_var(--color-edge)] pointer-coarse:min-h-11 focus-visible:-outline-offset-3 forced-colors:data-[state=active]:border',
} as const;

/** For what looks like a tab but is a link: `<a data-state="active" className={tabLook()}>` */
export function tabLook(level: keyof typeof LOOKS = 'page'): string {
  return cx(
    'relative flex-none whitespace-nowrap text-chalk-3 transition-colors duration-180 hover:text-chalk data-[state=active]:text-chalk',
    LOOKS[level],
  );
}

interface TabListProps extends ComponentPropsWithRef<typeof Radix.List> {
  label: string;
  /** page: the tabs are the page. section: they divide one tab of it, and stand back behind those. */
  level?: keyof typeof LOOKS;
  /** Inside a header band the header's own line is the rule. */
  ruled?: boolean;
}

export function TabList({
  label,
  level = 'page',
  ruled = level === 'page',
  className,
  ...rest
}: TabListProps) {
  const strip = useChosenInSight<HTMLDivElement>('[data-state=active]');
  return (
    <Level value={level}>
      <Radix.List
        ref={strip}
        aria-label={label}
        {...rest}
        className={cx(
          'edge-fade relative flex overflow-x-auto [scrollbar-width:none]',
          level === 'page' ? '-mx-2 gap-1.5 sm:gap-3.5' : 'gap-1',
          // Drawn, not a border: it must not follow the tabs into the room their focus ring needs.
          ruled &&
            'bg-[linear-gradient(var(--color-line),var(--color-line))] bg-bottom bg-no-repeat [background-size:calc(100%-1rem)_1px]',
          className,
        )}
      />
    </Level>
  );
}

export function Tab({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Trigger>) {
  return <Radix.Trigger {...rest} className={cx(tabLook(use(Level)), className)} />;
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
