import type { ReactNode } from 'react';
import { COOKIES } from '../content/legal/cookies.tsx';
import { PRIVACY } from '../content/legal/privacy.tsx';
import { TERMS } from '../content/legal/terms.tsx';
import { LegalPage } from './legal-page.tsx';
import { AskUnsubscribe, DoneUnsubscribe } from './unsubscribe-pages.tsx';

export interface PlainPage {
  readonly title: string;
  /** Left out where searching must not find the page. */
  readonly description?: string;
  readonly page: ReactNode;
}

const LEGAL = [TERMS, PRIVACY, COOKIES];

/**
 * Pages that must work where no script does, by the file they become. The server answers the
 * unsubscribe pages itself and knows them by these names.
 */
export const PLAIN_PAGES: Readonly<Record<string, PlainPage>> = {
  ...Object.fromEntries(
    LEGAL.map((text) => [
      text.path.slice(1),
      { title: text.title, description: text.lead, page: <LegalPage text={text} all={LEGAL} /> },
    ]),
  ),
  '.plain/unsubscribe.html': { title: 'Leave the newsletter?', page: <AskUnsubscribe /> },
  '.plain/unsubscribed.html': { title: 'You are off the list', page: <DoneUnsubscribe /> },
};
