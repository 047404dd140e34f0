import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

interface TabbedPageProps<T extends string>
  extends Omit<ComponentProps<typeof PageHeader>, 'tabs'> {
  /** In the order of the tabs: the word on it, and what it shows. */
  tabs: Readonly<Record<T, readonly [word: string, Content: () => ReactNode]>>;
  tab: T;
  onTab: (tab: T) => void;
  /** What a screen reader calls the tabs. */
  label: string;
}

/** A header whose tabs are the page. `<TabbedPage title="About" label="About" tabs={TABS} tab={tab} onTab={go} />` */
export function TabbedPage<T extends string>({
  tabs,
  tab,
  onTab,
  label,
  ...header
}: TabbedPageProps<T>) {
  const entries = Object.entries(tabs) as [T, (typeof tabs)[T]][];
  return (
    <Tabs value={tab} onValueChange={(next) => onTab(next as T)}>
      <PageHeader
        {...header}
        tabs={
          <TabList label={label} ruled={false}>
            {entries.map(([value, [word]]) => (
              <Tab key={value} value={value}>
                {word}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        {entries.map(([value, [, Content]]) => (
          <TabPanel key={value} value={value}>
            <Content />
          </TabPanel>
        ))}
      </div>
    </Tabs>
  );
}
