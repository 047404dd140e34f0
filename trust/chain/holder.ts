import { createHash } from 'node:crypto';
import { calls, hoofPermit } from '@goats/chain';
import { tokenOf } from '@goats/rules';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { readLatestTime } from '../../apps/server/src/chain/contract-reads.ts';
import type { Chance } from '../fuzz/chance.ts';
import { enter, type Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';
import { hoofOf, type Line, ownerOf, permitNonce, sendCall } from './line.ts';

/** Somebody who carries HOOF and cards out of the Stadium and back again. */
export interface Holder {
  readonly player: Player;
  readonly account: PrivateKeyAccount;
  readonly wire: Wire;
  readonly line: Line;
  readonly cards: readonly number[];
  /** Numbers of withdrawals that were acknowledged. */
  readonly promised: number[];
}

/** What was tried, by name: how often it went through, was refused, or was lost on the way. */
export type Tally = Map<string, { done: number; refused: number; lost: number }>;

export async function enterHolder(
  wire: Wire,
  name: string,
  number: number,
  lineOf: (player: Player) => Line,
): Promise<Holder> {
  const player = await enter(wire, name, number);
  const key = createHash('sha256').update(`trust ${name}`).digest('hex');
  const cards = player.cards.map(({ id }) => id);
  const account = privateKeyToAccount(`0x${key}`);
  return { player, wire, cards, account, line: lineOf(player), promised: [] };
}

type Outcome = 'done' | 'refused' | 'lost';
type Errand = (holder: Holder, chance: Chance) => Promise<Outcome>;

const ERRANDS: Readonly<Record<string, Errand>> = {
  async 'HOOF out'(holder, chance) {
    return withdraw(holder, chance, { hoof: 1 + chance.below(5_000) / 100 });
  },
  async 'card out'(holder, chance) {
    return withdraw(holder, chance, { cardId: chance.pick(holder.cards) });
  },
  /** A tab was closed in the middle: the same voucher is still there. */
  async 'voucher found again'({ player, wire, ...way }) {
    const { body } = await player.surely(wire, 'GET', '/api/chain/withdrawals');
    const open = body.withdrawals.find(
      (each: { state: string; voucher: unknown }) => each.state === 'signed' && each.voucher,
    );
    return open ? redeem(way, open) : 'refused';
  },
  async 'HOOF in'({ account, line }, chance) {
    const held = await hoofOf(line, account.address);
    if (held < 100) return 'refused';
    const amount = chance.maybe(0.5) ? held : 100 + chance.below(held - 99);
    const deadline = (await readLatestTime(line.rpc)) / 1000 + 3_600;
    const nonce = await permitNonce(line, account.address);
    const permit = { owner: account.address, amount, nonce, deadline };
    const signed = await account.signTypedData(hoofPermit(line.contracts, line.chainId, permit));
    const call = calls.depositWithPermit(line.contracts, amount, deadline, signed);
    return (await sendCall(line, account, call)) ? 'done' : 'lost';
  },
  async 'card in'({ account, line, cards }) {
    for (const card of cards) {
      if ((await ownerOf(line, tokenOf(card))) !== account.address.toLowerCase()) continue;
      const call = calls.depositCard(line.contracts, account.address, tokenOf(card));
      return (await sendCall(line, account, call)) ? 'done' : 'lost';
    }
    return 'refused';
  },
};

/** Half of them without a key: what is not answered is found again among one's own, or was never there. */
async function withdraw(holder: Holder, chance: Chance, body: object): Promise<Outcome> {
  const { player, wire, promised } = holder;
  const how = chance.maybe(0.5) ? 'surely' : 'once';
  const asked = await player[how](wire, 'POST', '/api/chain/withdrawals', body);
  if (asked.status === 0 || asked.status >= 500) return 'lost';
  if (asked.status !== 201) return 'refused';
  promised.push(asked.body.id);
  return redeem(holder, asked.body);
}

async function redeem(
  { account, line }: Pick<Holder, 'account' | 'line'>,
  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a player looks at it
  withdrawal: any,
): Promise<Outcome> {
  if (!withdrawal.voucher) return 'lost';
  return (await sendCall(line, account, withdrawal.voucher.transaction)) ? 'done' : 'lost';
}

/** One errand after the other until `over`; whatever breaks on the way, they try something else. */
export async function runErrands(
  holder: Holder,
  chance: Chance,
  tally: Tally,
  over: () => boolean,
  rest: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const names = Object.keys(ERRANDS);
  while (!over()) {
    const name = chance.pick(names);
    const outcome = await ERRANDS[name]!(holder, chance).catch((): Outcome => 'lost');
    const count = tally.get(name) ?? { done: 0, refused: 0, lost: 0 };
    count[outcome] += 1;
    tally.set(name, count);
    await rest();
  }
}
