import type { Answer } from '@goats/ui/api/client.ts';

/** What the gaffer looks at: a match as the server shows it. The match's own screens stand on him. */
export type Match = Answer<'GET /api/matches/:id'>;
