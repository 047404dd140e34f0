import { getRouteApi } from '@tanstack/react-router';
import { CLUB_TABS } from '../app/search-params.ts';
import { BENEFITS, JOIN_STEPS, MEMBERSHIP_FAQ, MEMBERSHIP_TIERS } from '../content/owners-club.ts';
import { ClubDoor, useClubAccess } from '../features/club/club-door.tsx';
import { PastEvents, UpcomingEvents } from '../features/club/club-events.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Steps } from '../ui/steps.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';
import { Tag } from '../ui/tag.tsx';

const route = getRouteApi('/owners-club');

const LABELS = {
  upcoming: 'Upcoming',
  benefits: 'Benefits',
  gallery: 'Gallery',
  membership: 'Membership',
} as const satisfies Record<(typeof CLUB_TABS)[number], string>;

export function OwnersClubPage() {
  const { tab = 'upcoming' } = route.useSearch();
  const navigate = route.useNavigate();
  const access = useClubAccess();
  const inside = access.state === 'owner';
  return (
    <Tabs
      value={tab}
      onValueChange={(next) =>
        void navigate({
          search: { tab: next as (typeof CLUB_TABS)[number] },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <PageHeader
        variant="split"
        title="Owners Club"
        lead="Events, votes and a bar that only serves grass. One card opens the door."
        aside={<ClubDoor access={access} />}
        tabs={
          <TabList label="Owners Club" ruled={false}>
            {CLUB_TABS.map((value) => (
              <Tab key={value} value={value}>
                {LABELS[value]}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        <TabPanel value="upcoming">
          <UpcomingEvents inside={inside} />
        </TabPanel>
        <TabPanel value="benefits">
          <ul className="grid gap-8 sm:grid-cols-3">
            {BENEFITS.map(({ figure, title, text }) => (
              <li key={title} className="border-t-[1.5px] border-line-2 pt-6">
                <p className="numeral text-[5.5rem] leading-[.82] font-black">{figure}</p>
                <h2 className="mt-4 text-row">{title}</h2>
                <p className="mt-2 mb-4 text-chalk-2">{text}</p>
                {!inside && <Tag>NFT ownership required</Tag>}
              </li>
            ))}
          </ul>
        </TabPanel>
        <TabPanel value="gallery">
          <PastEvents inside={inside} />
        </TabPanel>
        <TabPanel value="membership">
          <h2 className="mb-8 text-part">How to join</h2>
          <Steps steps={JOIN_STEPS} columns="sm:grid-cols-3" />
          <h2 className="mt-16 mb-8 text-part">Tiers</h2>
          <ul className="border-t-[1.5px] border-line-2">
            {MEMBERSHIP_TIERS.map(({ name, cards, text }) => (
              <li
                key={name}
                className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[12rem_10rem_1fr] sm:items-baseline"
              >
                <h3 className="text-row">{name}</h3>
                <span className="numeral text-2xl text-chalk-2">{cards}</span>
                <span className="text-chalk-2">{text}</span>
              </li>
            ))}
          </ul>
          <h2 className="mt-16 mb-8 text-part">Questions</h2>
          <Accordion items={MEMBERSHIP_FAQ} />
        </TabPanel>
      </div>
    </Tabs>
  );
}
