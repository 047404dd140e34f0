import { LOCALE, t } from '@goats/words';
import type { ReactNode } from 'react';
import { legalTexts } from '../content/legal/legal-texts.ts';
import { LegalPage } from './legal-page.tsx';
import { AskConfirm, AskLeave, DoneConfirm, DoneLeave, StaleLink } from './mailbox-pages.tsx';
import { OfflinePage } from './offline-page.tsx';
import { AskUnsubscribe, DoneUnsubscribe } from './unsubscribe-pages.tsx';

export interface PlainPage {
  readonly title: string;
  /** Left out where searching must not find the page. */
  readonly description?: string;
  readonly page: ReactNode;
}

const LEGAL = legalTexts(LOCALE);

/**
 * Pages that must work where no script does, by the file they become. The server answers those in
 * .plain itself and knows them by these names.
 */
export const PLAIN_PAGES: Readonly<Record<string, PlainPage>> = {
  ...Object.fromEntries(
    LEGAL.map((text) => [
      text.path.slice(1),
      { title: text.title, description: text.lead, page: <LegalPage text={text} all={LEGAL} /> },
    ]),
  ),
  '.plain/unsubscribe.html': { title: t('Leave the newsletter?'), page: <AskUnsubscribe /> },
  '.plain/offline.html': { title: t('Out of reach'), page: <OfflinePage /> },
  '.plain/unsubscribed.html': { title: t('You are off the list'), page: <DoneUnsubscribe /> },
  '.plain/confirm.html': { title: t('Is this your mailbox?'), page: <AskConfirm /> },
  '.plain/confirmed.html': { title: t('The goats know you now'), page: <DoneConfirm /> },
  '.plain/stale-link.html': { title: t('That link has gone stale'), page: <StaleLink /> },
  '.plain/leave-mail.html': { title: t('Stop these mails?'), page: <AskLeave /> },
  '.plain/left-mail.html': { title: t('No more mails'), page: <DoneLeave /> },
};
