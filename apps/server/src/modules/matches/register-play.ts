import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { battleRoutes } from '../battles/battle-routes.ts';
import { challengeRoutes } from '../challenges/challenge-routes.ts';
import { practiceRoutes } from '../practice/practice-routes.ts';
import { requestRoutes } from '../requests/request-routes.ts';
import { beat } from './downtime.ts';
import { matchRoutes } from './match-routes.ts';
import { createMatchStreams } from './match-streams.ts';
import { createPlay, type Play } from './play.ts';
import { createPresence } from './presence.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Challenges, requests, matches and whatever keeps them going. */
    play: Play;
  }
}

/** Everything about battles, put into the app: `registerPlay(app, deps)`. */
export function registerPlay(app: FastifyInstance, deps: Deps): void {
  const play = createPlay(deps, app.log);
  const presence = createPresence(deps.db, play.announcements);
  const streams = createMatchStreams(play, presence);
  app.decorate('play', play);
  challengeRoutes(app, play);
  requestRoutes(app, play);
  matchRoutes(app, play, { streams, presence });
  battleRoutes(app, play);
  practiceRoutes(app, play);
  // Before the first request: a late action must not be refused for time that the server took.
  app.addHook('onReady', async () => {
    await beat(play);
  });
  // Streams never end by themselves and would hold up a shutdown.
  app.addHook('preClose', async () => {
    await streams.close();
    await presence.close();
    await play.announcements.close();
  });
}
