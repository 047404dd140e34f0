import { LISTED_PER_WALLET, OPENINGS_PER_WALLET } from '../../../packages/rules/src/index.ts';
import { type Attack, judge } from '../attack.ts';
import { atOnce, done, inParallel, tally, told } from '../crowd.ts';
import type { Stranger } from '../world.ts';

interface Row {
  readonly id: number;
  readonly challengerId?: string;
  readonly fromPlayerId?: string;
}

const LISTS = { challenge: '/api/challenges', request: '/api/battles/requests' } as const;
type Kind = keyof typeof LISTS;

/** So many openings that whoever looks for an opponent finds only the attacker's. */
export const lobbyFlood: Attack = {
  name: 'lobby-flood',
  loss: 'an honest challenge that nobody ever sees',
  env: () => ({ STARTER_CARDS: '16' }),

  async run(world) {
    const verdict = judge();
    const gained: Record<string, number | string> = {};
    const one = await world.newcomer('flooder');
    const many = await world.newcomers('swarm', world.quick ? 8 : 100);
    for (const kind of ['challenge', 'request'] as const) {
      const alone = await atOnce(2 * OPENINGS_PER_WALLET - 2, () => open(one, kind));
      gained[`one wallet, ${kind}s`] = told(tally(alone));
      verdict.must(
        done(alone) <= OPENINGS_PER_WALLET,
        `one wallet has ${done(alone)} ${kind}s open`,
      );
      const honest = await world.newcomer(`honest ${kind}`);
      const own = await open(honest, kind);
      const flood = await inParallel(many.length * OPENINGS_PER_WALLET, (i) =>
        open(many[i % many.length]!, kind),
      );
      gained[`a swarm, ${kind}s`] = told(tally(flood));
      // Cards that are lent are no stake: in that world there may be no requests to flood with.
      if (own.status !== 201) {
        verdict.must(done(flood) === 0, `an honest ${kind} was refused, a flood was not`);
        continue;
      }
      const list = (await world.stranger(`reader ${kind}`).call('GET', LISTS[kind])).body as Row[];
      const owners = list.map(({ challengerId, fromPlayerId }) => challengerId ?? fromPlayerId!);
      const wallets = new Set(owners).size;
      gained[`${kind}s on the list`] = `${list.length} of ${wallets} wallets`;
      verdict.must(shownOfOne(owners) <= LISTED_PER_WALLET, `a list shows too many of one wallet`);
      const repeats = owners.findIndex((owner, i) => owners.indexOf(owner) < i);
      verdict.must(
        repeats === -1 || repeats >= wallets,
        `a wallet's second ${kind} comes at place ${repeats + 1}, before the first of others`,
      );
      const taken = (await honest.call('GET', `${LISTS[kind]}/${own.body.id}`)).body;
      const place = list.findIndex(({ id }) => id === own.body.id) + 1;
      gained[`place of the honest ${kind}`] = place || taken.status;
      // In the demo world the house may have taken it by now: then somebody did see it.
      verdict.must(
        (place > 0 && place <= wallets) || (place === 0 && taken.status === 'accepted'),
        `the honest ${kind} stands at place ${place} of ${list.length}`,
      );
    }
    return verdict.outcome(gained, 'a list shows the first of every wallet before the next of any');
  },
};

function open(who: Stranger, kind: Kind) {
  const card = who.cards.pop();
  const hoofStake = 10;
  return kind === 'challenge'
    ? who.call('POST', LISTS.challenge, {
        ...{ challengerId: who.address, challengerNftId: card?.id, rarity: card?.rarity },
        hoofStake,
      })
    : who.call('POST', LISTS.request, {
        ...{ playerId: who.address, cardId: card?.id, gameMode: 'duel', hoofStake },
      });
}

function shownOfOne(owners: readonly string[]): number {
  return Math.max(0, ...[...new Set(owners)].map((one) => owners.filter((o) => o === one).length));
}
