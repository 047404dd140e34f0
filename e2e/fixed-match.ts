import type { Page } from '@playwright/test';
import { consentGiven } from './visitor.ts';

/** As much of a match's view as these journeys change. */
interface View {
  id: string;
  you: string;
  players: { address: string; announcedCard: { attributes: Record<string, number> } }[];
  [more: string]: unknown;
}

export interface FixedMatch {
  /** Round 1 was this; the next three of the list are the deciders. */
  readonly attributes: readonly string[];
  /** What was sent, in order. */
  readonly moves: Record<string, unknown>[];
}

/**
 * A practice match of the real server, held at round 2 with round 1 lost: who wins a draw is
 * chance, and no journey may depend on it. What is sent is written down and answered with round 3.
 */
export async function lostRoundOne(page: Page, language = ''): Promise<FixedMatch> {
  await consentGiven(page);
  await page.goto(`${language}/card-game`);
  const view = await page.evaluate(async (): Promise<View> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ gameMode: 'duel' });
    const begun = await fetch('/api/practice', { method: 'POST', headers, body });
    const { matchId } = (await begun.json()) as { matchId: string };
    return (await (await fetch(`/api/matches/${matchId}`)).json()) as View;
  });
  const moves: Record<string, unknown>[] = [];
  const attributes = Object.keys(view.players[0]?.announcedCard.attributes ?? {});
  const waiting = () => (moves.length === 0 ? roundTwo(view) : roundThree(view, moves[0] ?? {}));
  await page.route(/\/api\/matches\/\d+$/, (route) => route.fulfill({ json: waiting() }));
  await page.route(/\/api\/matches\/\d+\/actions$/, async (route) => {
    moves.push(route.request().postDataJSON());
    await route.fulfill({ json: waiting() });
  });
  await page.route(/\/api\/matches\/\d+\/events$/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: end\ndata: {}\n\n' }),
  );
  await page.goto(`${language}/battle?match=${view.id}`);
  return { attributes, moves };
}

function roundTwo(view: View) {
  const { you, players } = view;
  const names = Object.keys(players[0]?.announcedCard.attributes ?? {});
  const [first = '', ...rest] = names;
  const them = players.find(({ address }) => address !== you)?.address;
  return {
    ...view,
    ...{ phase: 'pick', turn: you, step: 'pick', choices: rest, lastEventId: 10 },
    players: players.map((player) => ({
      ...player,
      ...{ committed: true, opened: true, connected: true },
      ...(player.address === you ? { card: player.announcedCard } : {}),
    })),
    rounds: [{ ...round(view, 1, first), pickedBy: null, winner: them }],
    score: players.map(({ address }) => (address === you ? 0 : 1)),
    deciders: rest.slice(0, 3).map((attribute) => ({ attribute, state: 'open' })),
    now: new Date().toISOString(),
    deadline: new Date(Date.now() + 30_000).toISOString(),
  };
}

/** One each: the other side decides between the two deciders that are left. */
function roundThree(view: View, move: Record<string, unknown>) {
  const before = roundTwo(view);
  const { you, players } = view;
  const { attribute = '', strike } = move as { attribute?: string; strike?: string };
  const deciders = before.deciders.map((decider) =>
    decider.attribute === attribute
      ? { ...decider, state: 'played' }
      : { ...decider, state: decider.attribute === strike ? 'struck' : 'open' },
  );
  const struck = strike === undefined ? {} : { struck: strike };
  return {
    ...before,
    turn: players.find(({ address }) => address !== you)?.address,
    lastEventId: 11,
    choices: deciders.filter(({ state }) => state === 'open').map((decider) => decider.attribute),
    rounds: [
      ...before.rounds,
      { ...round(view, 2, attribute), pickedBy: you, winner: you, ...struck },
    ],
    score: [1, 1],
    deciders,
  };
}

function round({ players }: View, number: number, attribute: string) {
  const values = players.map(({ announcedCard }) => announcedCard.attributes[attribute]);
  return { round: number, attribute, byClock: false, values };
}
