import { type CallAnswer, type Calls, createClient } from '@goats/contract';

/** The typed client of this origin: `api('GET /api/nfts/:id', { params: { id: '7' } })` */
export const api = createClient();

/** `Answer<'GET /api/goats'>`: what a call answers when all goes well. */
export type Answer<Name extends keyof Calls> = CallAnswer<Calls[Name]>;
