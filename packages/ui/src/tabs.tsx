import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  use,
  useId,
  useState,
} from 'react';
import { cx } from './cx.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

interface Chosen {
  id: string;
  value: string;
  choose: (value: string) => void;
  /** Another was chosen since the page came: what it began with is there at once. */
  moved: boolean;
}
const Choice = createContext<Chosen | null>(null);

function useChoice(): Chosen {
  const choice = use(Choice);
  if (!choice) throw new Error('A tab stands inside <Tabs>');
  return choice;
}

interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** The chosen one, where the address or a parent knows it; else `defaultValue` is where it begins. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * `<Tabs value={tab} onValueChange={setTab}><TabList label="Card"><Tab value="stats">Stats</Tab>
 * </TabList><TabPanel value="stats">…</TabPanel></Tabs>`
 */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const [first] = useState(chosen);
  const [moved, setMoved] = useState(false);
  if (!moved && chosen !== first) setMoved(true);
  return (
    <Choice value={{ id, value: chosen, choose: onValueChange ?? setOwn, moved }}>
      <div {...rest} />
    </Choice>
  );
}

const Level = createContext<keyof typeof LOOKS>('page');

const LOOKS = {
  page: 'min-h-12 px-2 py-3.5 font-display text-xl font-bold uppercase leading-none tracking-[.03em] [word-spacing:.07em] sm:text-button after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:bg-transparent data-[state=active]:after:bg-chalk focus-visible:-outline-offset-3',
  section:
    'min-h-10 rounded-control px-3.5 py-2 text-small leading-none font-semibold data-[state=active]:bg-pitch-800 data-[state=active]:shadow-[inset_0_0_0_1px_var(--color-edge)] pointer-coarse:min-h-11 focus-visible:-outline-offset-3 forced-colors:data-[state=active]:border',
} as const;

/** For what looks like a tab but is a link: `<a data-state="active" className={tabLook()}>` */
export function tabLook(level: keyof typeof LOOKS = 'page'): string {
  return cx(
    'relative flex-none whitespace-nowrap text-chalk-3 transition-colors duration-180 hover:text-chalk data-[state=active]:text-chalk',
    LOOKS[level],
  );
}

interface TabListProps extends ComponentPropsWithRef<'div'> {
  label: string;
  /** page: the tabs are the page. section: they divide one tab of it, and stand back behind those. */
  level?: keyof typeof LOOKS;
  /** Inside a header band the header's own line is the rule. */
  ruled?: boolean;
}

/** One stop of the keyboard; arrows, Home and End move on and choose. */
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
      <div
        ref={strip}
        role="tablist"
        aria-label={label}
        onKeyDown={moveOn}
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

function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

export function Tab({
  value,
  className,
  ...rest
}: ComponentPropsWithRef<'button'> & { value: string }) {
  const { id, value: chosen, choose } = useChoice();
  const active = chosen === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={active}
      aria-controls={`${id}-panel-${value}`}
      data-state={active ? 'active' : 'inactive'}
      tabIndex={active ? 0 : -1}
      onClick={() => active || choose(value)}
      {...rest}
      className={cx(tabLook(use(Level)), className)}
    />
  );
}

/** Its content is there only while its tab is chosen. */
export function TabPanel({
  value,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & { value: string }) {
  const { id, value: chosen, moved } = useChoice();
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text must be reachable too
      tabIndex={0}
      hidden={chosen !== value}
      {...rest}
      className={cx(
        'focus-visible:outline-offset-8',
        moved && 'animate-[fade-in_240ms_var(--ease-enter)]',
        className,
      )}
    >
      {chosen === value && children}
    </div>
  );
}
