import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/db/database.ts';
import { toHoof } from '../../packages/rules/src/index.ts';
import type { Chance } from '../fuzz/chance.ts';
import { type Duel, KEYED_SHARE, playOut } from '../players/duel.ts';
import type { HeldCard, Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';
import { fateOf, type Reckoning, reckon } from './promises.ts';

/** Somebody who enters every cup that a card of theirs may play in. */
export interface Entrant {
  readonly player: Player;
  readonly wire: Wire;
  /** All that they had when it began, in HOOF. */
  readonly startHoof: number;
}

export interface Cups {
  /** Until every cup that was entered is over. */
  readonly over: Promise<void>;
  /** Every tie that was played, as its players remember it. */
  readonly ties: readonly Duel[];
  reckoning(db: Database): Promise<Reckoning>;
}

interface CupSeen {
  readonly id: number | null;
  readonly kind: string;
  readonly status: string;
  readonly tier: string;
  readonly ties?: readonly {
    readonly matchId: string | null;
    readonly players: readonly (string | null)[];
    readonly winner: string | null;
  }[];
}

const LOOK_MS = 1_000;
const LONGEST_CUP_MS = 480_000;

/** One cup after the other as the schedule opens them, and every tie to its end, until `over`. */
export function enterCups(
  entrants: readonly Entrant[],
  chance: Chance,
  over: () => boolean,
  onSurprise: (what: string) => void,
): Cups {
  const acknowledged: string[] = [];
  const unsure: string[] = [];
  const ties: Duel[] = [];
  const pace = { pause: () => sleep(chance.below(400)), keyed: () => chance.maybe(KEYED_SHARE) };
  const [watcher] = entrants as readonly [Entrant];
  const read = async (path: string) =>
    (await watcher.player.surely(watcher.wire, 'GET', path)).body;

  async function enterAll(cup: CupSeen): Promise<Map<string, HeldCard>> {
    const brought = new Map<string, HeldCard>();
    await Promise.all(
      entrants.map(async ({ player, wire }) => {
        const at = player.cards.findIndex(({ rarity }) => rarity === cup.tier);
        if (at < 0) return;
        const [card] = player.cards.splice(at, 1) as [HeldCard];
        brought.set(player.address, card);
        const how = chance.maybe(KEYED_SHARE) ? 'surely' : 'once';
        const path = `/api/cups/${cup.id}/entries`;
        const fate = fateOf(await player[how](wire, 'POST', path, { cardIds: [card.id] }));
        const name = `${player.address} in cup ${cup.id}`;
        if (fate === 'done') acknowledged.push(name);
        if (fate === 'unknown') unsure.push(name);
      }),
    );
    return brought;
  }

  async function play(id: number, brought: ReadonlyMap<string, HeldCard>): Promise<void> {
    const begun = new Map<string, Promise<void>>();
    for (const giveUpAt = Date.now() + LONGEST_CUP_MS; ; await sleep(LOOK_MS)) {
      const cup: CupSeen = await read(`/api/cups/${id}`);
      if (cup.status === 'finished' || cup.status === 'cancelled') break;
      if (Date.now() > giveUpAt) {
        onSurprise(`cup ${id} does not end`);
        break;
      }
      for (const { matchId, players, winner } of cup.ties ?? []) {
        if (matchId === null || winner !== null || begun.has(matchId)) continue;
        const pair = players.map((address) =>
          entrants.find(({ player }) => player.address === address),
        );
        // Against the house nobody moves here: then the clock has to bring it home.
        if (!pair[0] || !pair[1]) continue;
        const [one, other] = pair as [Entrant, Entrant];
        const tie: Duel = {
          ...{ matchId, challengeId: 0, stake: 0, players: [one.player, other.player], picks: [] },
          cards: [brought.get(one.player.address)!, brought.get(other.player.address)!],
        };
        ties.push(tie);
        const done = playOut([one.wire, other.wire], tie, pace).then(
          () => undefined,
          (error: Error) => onSurprise(error.message),
        );
        begun.set(matchId, done);
      }
    }
    await Promise.all(begun.values());
  }

  async function follow(): Promise<void> {
    const known = new Set<number>();
    const running: Promise<void>[] = [];
    for (; !over(); await sleep(LOOK_MS)) {
      const all: CupSeen[] = await read('/api/cups?limit=20');
      for (const cup of all) {
        if (cup.id === null || cup.status !== 'open' || cup.kind !== 'knockout') continue;
        if (known.has(cup.id)) continue;
        known.add(cup.id);
        const brought = await enterAll(cup);
        running.push(play(cup.id, brought));
      }
    }
    await Promise.all(running);
  }

  return {
    over: follow(),
    ties,
    async reckoning(db) {
      const wallets = entrants.map(({ player }) => player.address);
      const rows = await db.query<Entry>(
        `select e.cup_id as cup, e.wallet, e.fee, e.prize, e.state::text, c.status::text
           from cup_entries e join cups c on c.id = e.cup_id where e.wallet = any($1)`,
        [wallets],
      );
      const names = rows.map(({ wallet, cup }) => `${wallet} in cup ${cup}`);
      const { counts, wrong: off } = reckon('entries of cups', acknowledged, unsure, names);
      const wrong = [...off];
      for (const { player, wire, startHoof } of entrants) {
        const own = rows.filter(({ wallet }) => wallet === player.address);
        const paid = own
          .filter(({ status, state }) => status !== 'cancelled' && state !== 'not-drawn')
          .reduce((sum, { fee }) => sum + fee, 0);
        const won = own.reduce((sum, { prize }) => sum + prize, 0);
        const due = startHoof + toHoof(won - paid);
        const { body } = await player.surely(wire, 'GET', `/api/wallets/${player.address}`);
        if (Math.round(body.hoofBalance * 100) !== Math.round(due * 100)) {
          wrong.push(
            `${player.address} of the cups holds ${body.hoofBalance} HOOF and should hold ${due}`,
          );
        }
      }
      const open = rows.filter(({ status }) => status === 'running').map(({ cup }) => cup);
      wrong.push(...[...new Set(open)].map((cup) => `cup ${cup} never ended`));
      return { counts, wrong };
    },
  };
}

interface Entry extends Record<string, unknown> {
  readonly cup: number;
  readonly wallet: string;
  readonly fee: number;
  readonly prize: number;
  readonly state: string;
  readonly status: string;
}
