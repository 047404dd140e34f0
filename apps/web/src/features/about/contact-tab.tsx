import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ExternalLink, Mail } from 'lucide-react';
import { UPCOMING_EVENTS } from '../../content/about.ts';
import { SITE } from '../../site/site-config.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';

const SOCIALS = [
  ['Twitter', SITE.socials.twitter],
  ['Instagram', SITE.socials.instagram],
  ['Telegram', SITE.socials.telegram],
] as const;

export function ContactTab() {
  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_440px] lg:gap-20">
      <div className="grid content-start gap-12">
        <section>
          <h2 className="text-part">{t('Say something')}</h2>
          <ul className="mt-6 border-t-[1.5px] border-line-2">
            {(
              [
                [t('General and support'), SITE.generalEmail],
                [t('Business inquiries'), SITE.businessEmail],
              ] as const
            ).map(([label, email]) => (
              <li
                key={email}
                className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-4"
              >
                <span className="text-chalk-2">{label}</span>
                <a
                  href={`mailto:${email}`}
                  className="link inline-flex items-center gap-2 font-medium"
                >
                  <Mail aria-hidden="true" className="size-4" /> {email}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-panel">{t('Find us')}</h2>
          <p className="mt-3 mb-5 text-chalk-2">
            {t(
              'The quickest answers are on Discord, where somebody is always awake and usually wrong.',
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <a href={SITE.socials.discord} target="_blank" rel="noopener noreferrer">
                {t('Join Discord')} <ExternalLink aria-hidden="true" className="size-4.5" />
              </a>
            </Button>
            {SOCIALS.map(([name, href]) => (
              <Button asChild variant="outline" key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </Button>
            ))}
          </div>
        </section>
        <section>
          <h2 className="text-panel">{t('Upcoming Events')}</h2>
          <ul className="mt-5 border-t-[1.5px] border-line-2">
            {UPCOMING_EVENTS.map(({ title, date }) => (
              <li
                key={title}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3.5"
              >
                <span className="display text-2xl">{title}</span>
                <span className="text-chalk-2">{date}</span>
              </li>
            ))}
          </ul>
          <Button asChild variant="outline">
            <Link to="/owners-club" className="mt-5">
              {t('View All Events')}
            </Link>
          </Button>
        </section>
      </div>
      <Panel corners className="self-start">
        <h2 className="text-panel">{t('Newsletter')}</h2>
        <p className="mt-3 mb-6 text-chalk-2">{t('We write when there is something to say.')}</p>
        <NewsletterForm />
      </Panel>
    </div>
  );
}
