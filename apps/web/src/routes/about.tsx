import { getRouteApi } from '@tanstack/react-router';
import { ABOUT_TABS, type AboutTab } from '../app/search-params.ts';
import { SITE } from '../app/site-config.ts';
import { DISCLAIMER, FAQ, TEAM_LEADS, TEAM_MEMBERS } from '../content/about.ts';
import { ContactTab } from '../features/about/contact-tab.tsx';
import { StoryTab } from '../features/about/story-tab.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { ArtImage } from '../ui/art-image.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

const route = getRouteApi('/about');

const LABELS = {
  about: 'About',
  faq: 'FAQ',
  team: 'Team',
  contact: 'Contact',
  disclaimer: 'Disclaimer',
} as const satisfies Record<AboutTab, string>;

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
        tabs={
          <TabList label="About" ruled={false}>
            {ABOUT_TABS.map((value) => (
              <Tab key={value} value={value}>
                {LABELS[value]}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        <TabPanel value="about">
          <StoryTab />
        </TabPanel>
        <TabPanel value="faq" className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-18">
          <h2 className="text-part">Asked often, answered once</h2>
          <Accordion items={FAQ} />
        </TabPanel>
        <TabPanel value="team">
          <Team />
        </TabPanel>
        <TabPanel value="contact">
          <ContactTab />
        </TabPanel>
        <TabPanel value="disclaimer" className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-18">
          <h2 className="text-part">Intellectual property notice</h2>
          <div className="border-t-[1.5px] border-line-2">
            {DISCLAIMER.map(({ title, text }) => (
              <section key={title} className="border-b border-line py-6">
                <h3 className="text-row">{title}</h3>
                <p className="mt-2.5 text-chalk-2">{text}</p>
              </section>
            ))}
            <p className="pt-6 text-chalk-2">
              Write to{' '}
              <a href={`mailto:${SITE.generalEmail}`} className="link text-chalk">
                {SITE.generalEmail}
              </a>
              .
            </p>
          </div>
        </TabPanel>
      </div>
    </Tabs>
  );
}

function Team() {
  return (
    <>
      <h2 className="text-part">The coaching staff</h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-3 sm:gap-6">
        {TEAM_LEADS.map(({ picture, name, role, text }) => (
          <li key={name}>
            <ArtImage
              src={`/api/images/team-${picture}.webp?w=640`}
              alt=""
              boxClass="aspect-square rounded-row"
            />
            <h3 className="mt-5 text-[2.25rem]">{name}</h3>
            <p className="kicker mt-2.5">{role}</p>
            <p className="mt-2.5 text-chalk-2">{text}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-6 lg:grid-cols-4">
        {TEAM_MEMBERS.map(({ picture, name, role }) => (
          <li key={name}>
            <ArtImage
              src={`/api/images/team-${picture}.webp?w=640`}
              alt=""
              boxClass="aspect-square rounded-row"
            />
            <h3 className="mt-4 text-2xl sm:text-row">{name}</h3>
            <p className="mt-1.5 text-small text-chalk-3">{role}</p>
          </li>
        ))}
      </ul>
      <Panel corners className="mt-16 flex flex-wrap items-center justify-between gap-6">
        <div>
          <h2 className="text-panel">Join Our Team</h2>
          <p className="mt-3 max-w-130 text-chalk-2">
            We look for people who can draw a nostril, balance a ledger, or do both at once.
          </p>
        </div>
        <Button asChild>
          <a href={SITE.openPositions} target="_blank" rel="noopener noreferrer">
            View Open Positions
          </a>
        </Button>
      </Panel>
    </>
  );
}
