import { getRouteApi } from '@tanstack/react-router';
import { ABOUT_TABS, type AboutTab } from '../app/search-params.ts';
import { ContactTab } from '../features/about/contact-tab.tsx';
import { DisclaimerTab } from '../features/about/disclaimer-tab.tsx';
import { FaqTab } from '../features/about/faq-tab.tsx';
import { StoryTab } from '../features/about/story-tab.tsx';
import { TeamTab } from '../features/about/team-tab.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

const route = getRouteApi('/about');

const TABS = {
  about: ['About', StoryTab],
  faq: ['FAQ', FaqTab],
  team: ['Team', TeamTab],
  contact: ['Contact', ContactTab],
  disclaimer: ['Disclaimer', DisclaimerTab],
} as const satisfies Record<AboutTab, readonly [string, () => React.ReactNode]>;

export function AboutPage() {
  const { tab = 'about' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Tabs
      value={tab}
      onValueChange={(next) =>
        void navigate({ search: { tab: next as AboutTab }, replace: true, resetScroll: false })
      }
    >
      <PageHeader
        variant="line"
        title="About the herd"
        lead="Who we are, what we are building, and why it has horns."
        tabs={
          <TabList label="About" ruled={false}>
            {ABOUT_TABS.map((value) => (
              <Tab key={value} value={value}>
                {TABS[value][0]}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        {ABOUT_TABS.map((value) => {
          const Content = TABS[value][1];
          return (
            <TabPanel key={value} value={value}>
              <Content />
            </TabPanel>
          );
        })}
      </div>
    </Tabs>
  );
}
