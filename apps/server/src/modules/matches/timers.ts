import { runHouseLobby } from '../house-play/house-lobby.ts';
import { makeHouseMoves } from '../house-play/house-moves.ts';
import { keepDeadlines } from './deadlines.ts';
import { beat } from './downtime.ts';
import { expireOpenings } from './expiry.ts';
import type { Play } from './play.ts';

const ROUND_MS = 250;
const BEAT_MS = 1_000;
/** Lobby and expiry look in every so many rounds. */
const SLOW_ROUNDS = 4;
const COMPLAIN_EVERY_MS = 60_000;

/**
 * Everything that happens by itself: the beat, deadlines, expiry and the house. Every instance runs
 * this loop; the database sees to it that each thing is done by one of them. The beat comes first,
 * so that no deadline is kept before lost time was given back. Answers how to stop.
 */
export function startTimers(
  play: Play,
  onError: (error: unknown) => void = complainingNowAndThen(),
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let pulse: Promise<unknown> = Promise.resolve();
  let rounds = 0;

  async function round(): Promise<void> {
    await beat(play);
    await attempt(() => keepDeadlines(play));
    await attempt(() => makeHouseMoves(play));
    if (rounds % SLOW_ROUNDS === 0) {
      await attempt(() => expireOpenings(play));
      if (play.deps.config.demoWorld) await attempt(() => runHouseLobby(play));
    }
    rounds += 1;
  }

  /** One duty that fails must not keep the others from being done. */
  const attempt = (duty: () => Promise<unknown>) => duty().catch(onError);

  const again = () => {
    running = round()
      // Without a beat nothing else is safe to do; the database is away.
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(again, ROUND_MS);
      });
  };
  again();
  // Beside the round, which may have much to do: a busy server is not an absent one.
  const beating = setInterval(() => {
    pulse = attempt(() => beat(play));
  }, BEAT_MS);
  return async () => {
    stopped = true;
    clearInterval(beating);
    clearTimeout(timer);
    await Promise.all([running, pulse]);
  };
}

/** A database that is away for an hour must not fill the log with the same sentence. */
function complainingNowAndThen(): (error: unknown) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < COMPLAIN_EVERY_MS) return;
    last = Date.now();
    console.error(`A timer failed and will try again: ${(error as Error).message}`);
  };
}
