import { PageHeader } from '@goats/ui/page-header.tsx';
import { VelvetRope } from '@goats/ui/scenes/velvet-rope.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { t } from '@goats/words';
import { getRouteApi } from '@tanstack/react-router';
import { Benefits } from '../features/club/benefits.tsx';
import { useClubAccess } from '../features/club/club-access.ts';
import { ClubDoor } from '../features/club/club-door.tsx';
import { Membership } from '../features/club/membership.tsx';
import { PastEvents } from '../features/club/past-events.tsx';
import { UpcomingEvents } from '../features/club/upcoming-events.tsx';
import { CLUB_TABS } from '../site/search-params.ts';

const route = getRouteApi('/owners-club');

type ClubTab = (typeof CLUB_TABS)[number];

const LABELS = {
  upcoming: t('Upcoming@@events'),
  benefits: t('Benefits'),
  gallery: t('Gallery@@of past events'),
  membership: t('Membership'),
} as const satisfies Record<ClubTab, string>;

export function OwnersClubPage() {
  const { tab = 'upcoming' } = route.useSearch();
  const navigate = route.useNavigate();
  const access = useClubAccess();
  return (
    <Tabs
      value={tab}
      onValueChange={(next) =>
        void navigate({ search: { tab: next as ClubTab }, replace: true, resetScroll: false })
      }
    >
      <PageHeader
        variant="split"
        ground="velvet"
        scene={<VelvetRope />}
        title={t('Owners Club')}
        lead={t('Events, votes and a bar that only serves grass. One card opens the door.')}
        aside={<ClubDoor access={access} />}
        tabs={
          <TabList label={t('Owners Club')} ruled={false}>
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
          <UpcomingEvents access={access} />
        </TabPanel>
        <TabPanel value="benefits">
          <Benefits access={access} />
        </TabPanel>
        <TabPanel value="gallery">
          <PastEvents access={access} />
        </TabPanel>
        <TabPanel value="membership">
          <Membership access={access} />
        </TabPanel>
      </div>
    </Tabs>
  );
}
