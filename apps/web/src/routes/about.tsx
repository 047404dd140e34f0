import { Masthead } from '@goats/ui/scenes/masthead.tsx';
import { TabbedPage } from '@goats/ui/tabbed-page.tsx';
import { t } from '@goats/words';
import { getRouteApi } from '@tanstack/react-router';
import { ContactTab } from '../features/about/contact-tab.tsx';
import { DisclaimerTab } from '../features/about/disclaimer-tab.tsx';
import { FaqTab } from '../features/about/faq-tab.tsx';
import { StoryTab } from '../features/about/story-tab.tsx';
import { TeamTab } from '../features/about/team-tab.tsx';
import type { AboutTab } from '../site/search-params.ts';

const route = getRouteApi('/about');

const TABS = {
  about: [t('About@@tab about the project'), StoryTab],
  faq: [t('FAQ'), FaqTab],
  team: [t('Team'), TeamTab],
  contact: [t('Contact'), ContactTab],
  disclaimer: [t('Disclaimer'), DisclaimerTab],
} as const satisfies Record<AboutTab, unknown>;

export function AboutPage() {
  const { tab = 'about' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <TabbedPage
      variant="line"
      masthead={<Masthead>{t('Official programme')}</Masthead>}
      title={t('About the herd')}
      lead={t('Who we are, what we are building, and why it has horns.')}
      label={t('About@@page about the project')}
      tabs={TABS}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
    />
  );
}
