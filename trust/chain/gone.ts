import { setTimeout as sleep } from 'node:timers/promises';
import { type CardExit, calls, type HoofExit } from '@goats/chain';
import { toHoof, tokenOf } from '@goats/rules';
import { proofFromFolder } from '../../apps/server/src/chain/watcher/proof-from-folder.ts';
import { watchStadium } from '../../apps/server/src/chain/watcher/watch-stadium.ts';
import type { Holder } from './holder.ts';
import { hoofOf, type Line, ownerOf, sendCall } from './line.ts';

const PATIENCE_MS = 300_000;
const SILENCE_SECONDS = 8 * 86_400;

export interface Gone {
  readonly line: Line;
  readonly folder: string;
  readonly site: string;
  readonly holders: readonly Holder[];
  /** What each began with, in hundredths. */
  readonly started: ReadonlyMap<string, number>;
  /** Ends every server and its database, for good. */
  end(): Promise<void>;
}

/**
 * The servers go away and never come back. Before that a watcher has kept what the roots say; eight
 * days later everybody leaves with its folder and a node alone. Answers what somebody is missing.
 */
export async function leaveWithoutUs(gone: Gone): Promise<string[]> {
  const { line, folder, site, holders, started } = gone;
  const { rpc, contracts } = line;
  const { stadium } = contracts;
  const place = { rpc, stadium, since: 0, folder };
  const proofs = () =>
    Promise.all(holders.map((one) => proofFromFolder(place, one.player.address)));
  const isWhole = async () => {
    const { alarms } = await watchStadium({ ...place, mirrors: [site], accounts: [] });
    const all = await proofs().catch(() => []);
    if (alarms.length > 0 || all.length === 0) return false;
    for (const [i, { player, account }] of holders.entries()) {
      const outside = await hoofOf(line, account.address);
      const promised = Number(all[i]!.hoof?.leaf.balance ?? 0);
      if (promised + outside !== started.get(player.address)) return false;
    }
    return true;
  };
  for (const giveUpAt = Date.now() + PATIENCE_MS; !(await isWhole()); await sleep(2_000)) {
    if (Date.now() > giveUpAt) return ['no root came that says what everybody has'];
  }
  await gone.end();
  await rpc.request('evm_increaseTime', [SILENCE_SECONDS]);
  await rpc.request('evm_mine', []);
  const { account: first } = holders[0]!;
  if (!(await sendCall(line, first, calls.freeze(contracts)))) return ['nobody could freeze it'];
  const wrong: string[] = [];
  for (const [i, proof] of (await proofs()).entries()) {
    const { account, player, cards } = holders[i]!;
    if (proof.hoof) await sendCall(line, account, calls.exit(contracts, proof.hoof as HoofExit));
    for (const card of proof.cards) {
      await sendCall(line, account, calls.exitCard(contracts, card as CardExit));
    }
    const held = await hoofOf(line, account.address);
    if (held !== started.get(player.address)) {
      wrong.push(`${player.address} is out with ${toHoof(held)} HOOF`);
    }
    for (const card of cards) {
      const owner = await ownerOf(line, tokenOf(card));
      if (owner !== account.address.toLowerCase()) wrong.push(`card ${card} is ${owner}’s`);
    }
  }
  return wrong;
}
