import { versioned } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { ExternalLink } from 'lucide-react';
import { TEAM_LEADS, TEAM_MEMBERS } from '../../content/about.ts';
import { SITE } from '../../site/site-config.ts';

function Picture({ picture }: { picture: number }) {
  return (
    <ArtImage
      src={`${versioned(`/api/images/team-${picture}.webp`)}?w=640`}
      alt=""
      boxClass="aspect-square rounded-row"
    />
  );
}

export function TeamTab() {
  return (
    <>
      <h2 className="text-part">{t('The coaching staff')}</h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-3 sm:gap-6">
        {TEAM_LEADS.map(({ picture, name, role, text }) => (
          <li key={name}>
            <Picture picture={picture} />
            <h3 className="mt-5 text-poster-s">{name}</h3>
            <p className="kicker mt-2.5">{role}</p>
            <p className="mt-2.5 text-chalk-2">{text}</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-16 text-panel">{t('And on the bench')}</h2>
      <ul className="mt-7 grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-6 md:grid-cols-4">
        {TEAM_MEMBERS.map(({ picture, name, role }) => (
          <li key={name}>
            <Picture picture={picture} />
            <h3 className="mt-4 text-2xl sm:text-row">{name}</h3>
            <p className="mt-1.5 text-small text-chalk-3">{role}</p>
          </li>
        ))}
      </ul>
      <Panel corners className="mt-16 flex flex-wrap items-center justify-between gap-6">
        <div>
          <h2 className="text-panel">{t('Join Our Team')}</h2>
          <p className="mt-3 max-w-130 text-chalk-2">
            {t('We look for people who can draw a nostril, balance a ledger, or do both at once.')}
          </p>
        </div>
        <Button asChild>
          <a href={SITE.openPositions} target="_blank" rel="noopener noreferrer">
            {t('View Open Positions')} <ExternalLink aria-hidden="true" className="size-4.5" />
          </a>
        </Button>
      </Panel>
    </>
  );
}
