import type { Deps } from '../../deps.ts';
import { type Speak, sayIn } from '../../words/say-in.ts';
import { createMailer } from './mailer.ts';
import {
  claimDue,
  type Lane,
  MAIL_SERVICE,
  type Outcomes,
  type Waiting,
  writeOutcomes,
} from './outbox-store.ts';
import { pushKeys } from './push-keys.ts';
import { servicesOf } from './push-services.ts';
import { PUSH_TIMEOUT_MS, type Push, pushOf, type Sent, sendPush } from './send-push.ts';
import { pauseAfter, QUESTION_LIFE_MS, TERMS } from './terms.ts';

/** Under way at once for one push service, at each instance; for mail as many as connections. */
const PUSHES_AT_ONCE = 32;
const MAILS_AT_ONCE = 4;
/**
 * When another instance takes over from one that died: later than anything is under way, and soon
 * enough for a push about a match.
 */
const PUSH_LEASE_MS = 2 * PUSH_TIMEOUT_MS;
const MAIL_LEASE_MS = 120_000;

export interface Sender {
  /** Writes down what came of the last ones and begins to send what is due; waits for no answer. */
  round(): Promise<void>;
  /** Waits for what is under way, writes down what came of it, and hangs up. */
  stop(): Promise<void>;
}

/**
 * Empties the outbox, at every instance: a row is one instance's until its lease is over. Each
 * message is sent at least once. One that is sent by an instance that dies before it has written so
 * down is sent again: on a device it takes its own place, and a letter read twice is better than
 * none. What waits for one service never makes another wait, nor any match.
 */
export function createSender(
  deps: Pick<Deps, 'config' | 'clock' | 'db'>,
  onError: (error: unknown) => void,
  speak: Speak = sayIn,
): Sender {
  const { config, clock, db } = deps;
  const keys = pushKeys(db);
  const mailer = config.mail && createMailer(config.mail, MAILS_AT_ONCE, speak);
  const underWay = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let outcomes = noOutcomes();

  function lanes(now: number): Lane[] {
    const lane = (service: string, most: number, leaseMs: number) => ({
      service,
      free: most - (underWay.get(service) ?? 0),
      leasedUntil: new Date(now + leaseMs),
    });
    return [
      ...servicesOf(config).map((service) => lane(service, PUSHES_AT_ONCE, PUSH_LEASE_MS)),
      ...(mailer ? [lane(MAIL_SERVICE, MAILS_AT_ONCE, MAIL_LEASE_MS)] : []),
    ].filter(({ free }) => free > 0);
  }

  function begin(waiting: Waiting): void {
    const { service } = waiting;
    underWay.set(service, (underWay.get(service) ?? 0) + 1);
    const work = deliver(waiting)
      .then((sent) => note(waiting, sent))
      .finally(() => {
        underWay.set(service, (underWay.get(service) ?? 1) - 1);
        running.delete(work);
      });
    running.add(work);
  }

  /** A network that is down, or a service that does not answer, is a reason to try again. */
  async function deliver(waiting: Waiting): Promise<Sent> {
    const { device, service } = waiting;
    try {
      if (!device) return (await mailer?.send(waiting)) ?? 'refused';
      const push = pushOf(waiting as Waiting & Push, device, speak);
      return await sendPush(config, await keys(), device, push, clock.now());
    } catch (cause) {
      // Without the cause's own words, which may name an endpoint or an address.
      onError(new Error(`${service} does not take what we send`, { cause }));
      return { againAfterMs: 0 };
    }
  }

  function note({ id, tries, device, ...rest }: Waiting, sent: Sent): void {
    if (sent === 'gone' && device) outcomes.gone.push(device.id);
    const pause = typeof sent === 'object' ? Math.max(sent.againAfterMs, pauseAfter(tries)) : 0;
    const dueAt = clock.now() + pause;
    if (typeof sent === 'object' && dueAt < endOf(rest)) {
      outcomes.again.push({ id, dueAt: new Date(dueAt) });
    } else {
      outcomes.done.push(id);
    }
  }

  async function writeDown(): Promise<void> {
    const { done, gone, again } = outcomes;
    if (done.length + gone.length + again.length === 0) return;
    const written = outcomes;
    outcomes = noOutcomes();
    try {
      await writeOutcomes(db, written);
    } catch (error) {
      // The database is away. Forgotten, all of it would be sent twice.
      for (const part of ['done', 'gone', 'again'] as const) {
        (outcomes[part] as unknown[]).push(...written[part]);
      }
      throw error;
    }
  }

  return {
    async round() {
      await writeDown();
      const now = clock.now();
      // What nobody wants any more takes no turn from what somebody does.
      for (let dropped = true; dropped; ) {
        dropped = false;
        for (const waiting of await claimDue(db, lanes(now), new Date(now))) {
          if (isWanted(waiting, now)) {
            begin(waiting);
          } else {
            outcomes.done.push(waiting.id);
            dropped = true;
          }
        }
      }
    },
    async stop() {
      await Promise.all(running);
      await writeDown();
      mailer?.close();
    },
  };
}

function isWanted(waiting: Waiting, now: number): boolean {
  const { device, mailbox, subscriber } = waiting;
  return (device ?? mailbox ?? subscriber) !== null && now < endOf(waiting);
}

function endOf({ at, topic }: Pick<Waiting, 'at' | 'topic'>): number {
  return at.getTime() + (topic === null ? QUESTION_LIFE_MS : TERMS[topic].lifeMs);
}

type Gathered = { [Part in keyof Outcomes]: Outcomes[Part][number][] };

const noOutcomes = (): Gathered => ({ done: [], gone: [], again: [] });
