import type { Signs } from '../room.ts';

/** What is on its way to people: messages to devices and mailboxes, and news for followers. */
export const PEOPLE_SIGNS: Signs = {
  sql: `
    select count(*)::int as waiting,
           coalesce(extract(epoch from $1::timestamptz - min(at)), 0)::float as lag,
           (select coalesce(extract(epoch from $1::timestamptz - min(at)), 0)::float from news)
             as news_lag
      from outbox`,
  gauges: [
    { name: 'goats_outbox_waiting', column: 'waiting', help: 'Pushes and mails not taken yet' },
    { name: 'goats_outbox_lag_seconds', column: 'lag', help: 'Age of the oldest of them' },
    {
      ...{ name: 'goats_news_lag_seconds', column: 'news_lag' },
      help: 'Age of the oldest news for followers',
    },
  ],
};
