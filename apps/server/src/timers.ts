import { beat, beatAndGiveBack } from './clock/heartbeat/heartbeat.ts';
import { keepTallies } from './desk/analytics/tally-store.ts';
import { AppError } from './errors.ts';
import type { Game } from './game.ts';
import type { Lane } from './kernel/lanes.ts';
import { callBack } from './people/callbacks/call-back.ts';
import { spreadNews } from './people/inbox/spread-news.ts';
import { createSender } from './people/outbox/sender.ts';
import { dutiesEvery, LANE_DUTIES } from './rooms.ts';
import { createChainLoop } from './slices/chain/index.ts';
import { keepMarks } from './slices/match/index.ts';

const ROUND_MS = 250;
const BEAT_MS = 1_000;
/** So many rounds are about a second, and a few. */
const SLOW_ROUNDS = 4;
const SLOWEST_ROUNDS = 20;
/** Nobody who is called back waits for the second. */
const CALL_EVERY_MS = 5_000;
const COMPLAIN_EVERY_MS = 60_000;
const MOST_WHY = 300;

/**
 * Everything that happens by itself: the beat, deadlines, expiry and the house. Every instance runs
 * these loops; the database sees to it that each thing is done once. The beat comes first, so that no
 * deadline is kept before lost time was given back. Practice has a loop of its own: however much of
 * it there is to do, what is staked is seen to every round; so have news and calls, which may be for
 * thousands, what leaves the house, the chain, which may not answer, and what is counted along.
 * Answers how to stop.
 */
export function startTimers(
  house: Game,
  onError: (error: unknown) => void = complainingNowAndThen(),
): () => Promise<void> {
  // Not over the connections of readers: however many there are, deadlines are kept.
  const game = { ...house, db: house.db.staked };
  let stopped = false;
  let pulse: Promise<unknown> | undefined;
  let rounds = 0;

  async function playFor(lane: Lane): Promise<void> {
    // Frozen between beat and claim, an instance must not end what ran out meanwhile: that time is
    // an outage, which the next beat finds.
    const now = game.clock.now();
    await beatAndGiveBack(game);
    for (const duty of LANE_DUTIES) await attempt(() => duty(game, now, lane));
  }

  async function round(): Promise<void> {
    await playFor('staked');
    const due = [
      ...dutiesEvery('round'),
      ...(rounds % SLOW_ROUNDS === 0 ? dutiesEvery('second') : []),
      ...(rounds % SLOWEST_ROUNDS === 0 ? dutiesEvery('few-seconds') : []),
    ];
    for (const { run } of due) await attempt(() => run(game));
    rounds += 1;
  }

  /** Ranks, and what is over: once a minute, or until it is up to date. */
  async function countAlong(): Promise<number> {
    const pause = await keepMarks(game);
    return (await keepTallies(game.db, game.clock.now())) ? ROUND_MS : pause;
  }

  /** One duty that fails must not keep the others from being done. */
  const attempt = (duty: () => Promise<unknown>) => duty().catch(onError);

  /** The work may say how long it wants to rest. */
  function startLoop(work: () => Promise<unknown>): () => Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> = Promise.resolve();
    const again = () => {
      running = work()
        // Without a beat nothing else is safe to do; the database is away.
        .catch(onError)
        .then((pause) => {
          if (!stopped) timer = setTimeout(again, typeof pause === 'number' ? pause : ROUND_MS);
        });
    };
    again();
    return () => {
      clearTimeout(timer);
      return running;
    };
  }

  // With complaints of its own: a mail server that is away must not drown what matches suffer from.
  const sender = createSender(house, complainingNowAndThen());
  const chainLoop = createChainLoop(house, complainingNowAndThen());
  const loops = [
    startLoop(round),
    startLoop(() => playFor('practice')),
    startLoop(async () => {
      await spreadNews(game);
    }),
    startLoop(async () => {
      await callBack(game);
      return CALL_EVERY_MS;
    }),
    startLoop(() => sender.round()),
    startLoop(() => chainLoop.round()),
    startLoop(() => countAlong()),
  ];
  // Beside the round, which may have much to do: a busy server is not an absent one. One at a time,
  // or a database that hangs would soon have every connection of the pool waiting for a beat.
  const beating = setInterval(() => {
    pulse ??= attempt(() => beat(game)).finally(() => {
      pulse = undefined;
    });
  }, BEAT_MS);
  return async () => {
    stopped = true;
    clearInterval(beating);
    chainLoop.stop();
    await Promise.all([...loops.map((stop) => stop()), pulse]);
    await attempt(() => sender.stop());
  };
}

/** A database that is away for an hour must not fill the log with the same sentence. */
function complainingNowAndThen(): (error: unknown) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < COMPLAIN_EVERY_MS) return;
    last = Date.now();
    console.error(`A timer failed and will try again: ${sentenceOf(error)}`);
  };
}

/** A refusal says to players what they need; why, for whoever reads the log, is in its cause. */
function sentenceOf(error: unknown): string {
  const { message, cause } = error as Error;
  if (!(error instanceof AppError && cause instanceof Error)) return message;
  // May be what a node or a signer says: one line of it, and not a whole page.
  const why = cause.message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MOST_WHY);
  return `${message} (${why})`;
}
