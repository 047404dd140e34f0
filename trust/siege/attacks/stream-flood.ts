import { type ClientRequest, get } from 'node:http';
import { type Attack, judge } from '../attack.ts';
import { inParallel, told } from '../crowd.ts';
import { meet } from '../matches.ts';

/** More screens than anybody has: every one of them keeps a connection and is written to. */
export const streamFlood: Attack = {
  name: 'stream-flood',
  loss: 'a live match that nobody can watch any more',

  async run(world) {
    const verdict = judge();
    const [one, other] = await world.newcomers('player', 2);
    const { matchId } = await meet(one!, other!, {
      cards: [one!.cards.pop()!, other!.cards.pop()!],
    });
    const path = `/api/matches/${matchId}/events`;
    const held: ClientRequest[] = [];
    try {
      const flooder = world.address();
      const statuses = await inParallel(world.quick ? 150 : 600, () => follow(flooder, path), 16);
      const honest = await follow(world.address(), path);
      verdict.must(honest === 200, `a watcher from elsewhere got ${honest}`);
      const counts: Record<string, number> = {};
      for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
      verdict.must((counts[429] ?? 0) > 0, `one address holds ${counts[200]} streams`);
      return verdict.outcome({ streams: told(counts) }, 'one address gets so many and no more');
    } finally {
      for (const each of held) each.destroy();
    }

    /** Resolves with the status; what was let in stays open. */
    function follow(localAddress: string, to: string): Promise<number> {
      return new Promise((resolve) => {
        const target = new URL(to, world.url);
        const headers = { accept: 'text/event-stream' };
        const asked = get(target, { localAddress, agent: false, headers }, (answer) => {
          answer.on('error', () => undefined);
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        asked.on('error', () => resolve(0));
        held.push(asked);
      });
    }
  },
};
