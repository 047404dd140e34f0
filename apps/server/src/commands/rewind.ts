import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { openChain } from '../chain/open-chain.ts';
import { systemClock } from '../clock.ts';
import { RewindError, rewindChain } from '../slices/chain/index.ts';
import { runOnDatabase } from './command-database.ts';

/**
 * `npm run rewind [-- --because "…"]`: a real chain has changed further back than what was final here.
 * Says what would be taken back; with a reason it is done, in one transaction, and in the operators'
 * log. Servers may run.
 */
runOnDatabase(async (db, config) => {
  const { values } = parseArgs({ options: { because: { type: 'string' } } });
  const because = values.because?.trim();
  if (!config.chain.real) {
    console.log('There is nothing to rewind: this world is on no chain of others.');
    return false;
  }
  const log = (sentence: string) => console.log(sentence);
  const { chain, chainOff } = await openChain({ db, clock: systemClock, config, log });
  if (!chain) {
    console.log(chainOff);
    return false;
  }
  try {
    const act = because ? { operator: userInfo().username, reason: because } : undefined;
    const done = await rewindChain({ db, clock: systemClock, chain }, act ? { act } : {});
    console.log(
      `Up to block ${done.fork} nothing changed; this world had read to ${done.before}. Of what was final above, ${done.moved} logs stand elsewhere now and ${done.vanished.length} nowhere; ${done.fresh} are new.`,
    );
    for (const { event, block, args } of done.vanished) {
      console.log(`- gone: ${event} in block ${block} ${JSON.stringify(args)}`);
    }
    for (const { event, args } of done.undo) console.log(`- ${event} ${JSON.stringify(args)}`);
    console.log(
      because
        ? `Done. The server applies ${done.undo.length} undoings within a minute; then run npm run audit.`
        : 'Nothing was touched. If a second node says the same: npm run rewind -- --because "why"',
    );
    return true;
  } catch (error) {
    if (!(error instanceof RewindError)) throw error;
    console.log(error.message);
    return false;
  } finally {
    await chain.close();
  }
});
