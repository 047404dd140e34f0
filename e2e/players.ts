import { expect, type Locator, type Page } from '@playwright/test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { installWallet, type TestWallet, type TestWalletOptions } from './test-wallet.ts';
import { consentGiven } from './visitor.ts';

export const IN_A_MATCH = /\/battle\?match=\d+$/;

/**
 * A guest wallet with its starter pack opened, standing in the challenge lobby. The way there has
 * journeys of its own; whoever only needs a player gets one as after an earlier visit. `gift` is the
 * HOOF in that pack, which is another figure in a world for strangers.
 */
export async function newPlayer(
  page: Page,
  gift = '899,979',
  wait?: { timeout: number },
): Promise<void> {
  await consentGiven(page);
  const { request } = page;
  const asked = await request.get('/api/auth/nonce');
  const { nonce } = (await asked.json()) as { nonce: string };
  const { host, origin } = new URL(asked.url());
  const privateKey = generatePrivateKey();
  const account = privateKeyToAccount(privateKey);
  const { address } = account;
  const site = { domain: host, uri: origin, chainId: 1, version: '1' } as const;
  const message = createSiweMessage({ ...site, address, nonce, issuedAt: new Date() });
  const signature = await account.signMessage({ message });
  for (const [path, data] of [
    ['/api/auth/verify', { message, signature }],
    ['/api/packs/starter', {}],
  ] as const) {
    await expect(await request.post(path, { data })).toBeOK();
  }
  // Not before every page: a player who leaves must stay gone.
  await page.goto('/robots.txt');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    {
      'goats-guest-wallet': JSON.stringify({ address, privateKey }),
      walletConnected: 'true',
      walletAddress: address,
      walletId: 'guest',
    },
  );
  await page.goto('/card-game?tab=lobby');
  await expect(balance(page)).toContainText(gift, wait);
}

/** From the closed pack to the cards, face up. */
export async function openPack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open your starter pack' }).click();
  // Only to save time: a pack that is left alone turns its cards by itself.
  const skip = page.getByRole('button', { name: /^(Skip|Turn them all)$/ });
  await skip.click({ timeout: 3_000 }).catch(() => undefined);
  const pack = page.getByRole('heading', { name: 'Welcome to the herd' });
  await expect(pack).toBeVisible({ timeout: 180_000 });
}

/** The same with a browser wallet, signed in; standing on the rules. */
export async function walletPlayer(page: Page, options?: TestWalletOptions): Promise<TestWallet> {
  await consentGiven(page);
  const wallet = await installWallet(page, options);
  await page.goto('/game-rules');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await balance(page).click();
  await openStarterPack(page);
  return wallet;
}

/** By hand, from the offer of a pack to the game behind it. */
export async function openStarterPack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Starter Pack' }).click();
  await openPack(page);
  await page
    .getByRole('dialog', { name: 'Welcome to the herd' })
    .getByRole('button', { name: 'Close' })
    .click();
}

export function balance(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /HOOF balance/ });
}

/** Whoever is signed in on this page. */
export function addressOf(page: Page): Promise<string> {
  return page.evaluate(async () => (await (await fetch('/api/auth/session')).json()).address);
}

export interface OwnCard {
  readonly id: number;
  readonly name: string;
  readonly rarity: 'Common' | 'Rare' | 'Epic' | 'Legendary';
  readonly goatScore: number;
}

/** The signed-in player's cards, as the server lists them. */
export function cardsOf(page: Page): Promise<OwnCard[]> {
  return page.evaluate(async () => {
    const { address } = await (await fetch('/api/auth/session')).json();
    return (await (await fetch(`/api/wallets/${address}/cards`)).json()).cards;
  });
}

/**
 * Mints cards of a tier over the API. They are sought from a random place on, so that journeys that
 * run at the same time do not want the same ones; one that is gone is simply passed over.
 */
export async function mintCards(page: Page, rarity: OwnCard['rarity'], count: number) {
  const minted = await page.evaluate(
    async ({ rarity, count }) => {
      const { address } = await (await fetch('/api/auth/session')).json();
      const list = await fetch(`/api/nfts?rarity=${rarity}&sort=price&limit=100`);
      const { nfts } = (await list.json()) as { nfts: { id: number }[] };
      const from = Math.floor(Math.random() * nfts.length);
      let done = 0;
      for (let at = 0; at < nfts.length && done < count; at += 1) {
        const card = nfts[(from + at) % nfts.length];
        const answer = await fetch(`/api/cards/${card?.id}/mint`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ playerId: address }),
        });
        if (answer.ok) done += 1;
      }
      return done;
    },
    { rarity, count },
  );
  expect(minted).toBe(count);
}

/**
 * A challenge over the API, with the first free Common card. Answers its number, or the refusal's code.
 * The house takes it after ten to twenty seconds, unless it is `to` one player.
 */
export function openChallenge(
  page: Page,
  stake: number,
  to?: string,
): Promise<{ readonly id: number; readonly challengerNftId: number; readonly code?: string }> {
  return page.evaluate(
    async ({ stake, to }) => {
      const { address } = await (await fetch('/api/auth/session')).json();
      const { cards } = await (await fetch(`/api/wallets/${address}/cards?free=true`)).json();
      const card = cards.find(({ rarity }: { rarity: string }) => rarity === 'Common');
      const answer = await fetch('/api/challenges', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          challengerId: address,
          challengerNftId: card.id,
          challengerNftName: card.name,
          challengerNftRarity: card.rarity,
          challengerNftImageUrl: card.imageUrl,
          hoofStake: stake,
          rarity: card.rarity,
          to,
        }),
      });
      return answer.json();
    },
    { stake, to },
  );
}

/** A challenge of `one` that `other` takes, over the API; both need a free Common card. Answers the match. */
export async function challengeTaken(one: Page, other: Page, stake: number): Promise<string> {
  const { id } = await openChallenge(one, stake);
  return other.evaluate(async (challengeId) => {
    const { address } = await (await fetch('/api/auth/session')).json();
    const { cards } = await (await fetch(`/api/wallets/${address}/cards?free=true`)).json();
    const card = cards.find(({ rarity }: { rarity: string }) => rarity === 'Common');
    const answer = await fetch('/api/challenges/accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        challengeId,
        accepterId: address,
        accepterNftId: card.id,
        accepterNftName: card.name,
        accepterNftRarity: card.rarity,
        accepterNftImageUrl: card.imageUrl,
      }),
    });
    return (await answer.json()).matchId as string;
  }, id);
}

/**
 * Wins HOOF that may be traded, which a starter grant may not: `loser` stakes it in a challenge and
 * gives up. Both need a free Common card. Answers the match.
 */
export async function winFrom(loser: Page, winner: Page, stake: number): Promise<string> {
  const matchId = await challengeTaken(loser, winner, stake);
  const gaveUp = await loser.evaluate(async (matchId) => {
    const answer = await fetch(`/api/matches/${matchId}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'concede' }),
    });
    return answer.status;
  }, matchId);
  expect(gaveUp).toBe(200);
  return matchId;
}

/** The second press of everything that is staked: `Confirm: El Fenómeno #0412, 10 HOOF`. */
export const confirmStake = (within: Page | Locator) =>
  within.getByRole('button', { name: /^Confirm: .+ #\d{4}, \d+ HOOF$/ });

/**
 * What the house has put up. The others of a list are offers of other journeys: they mean them for
 * somebody, or want to see them lie there.
 */
export const ofTheHouse = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByText(/^House( ·|$)/) });

/** Takes up what is offered, and the next if another player, say of another journey, was faster. */
export async function takeUp(page: Page, offer: Locator): Promise<void> {
  await expect(async () => {
    if (!IN_A_MATCH.test(page.url())) {
      await offer.click({ timeout: 10_000 });
      await confirmStake(page).first().click({ timeout: 10_000 });
    }
    await expect(page).toHaveURL(IN_A_MATCH, { timeout: 15_000 });
  }).toPass({ timeout: 240_000 });
}

/** The house takes what lies open after ten to twenty seconds. */
export const UNTIL_THE_HOUSE = { timeout: 30_000 };

/**
 * What has to be done with something open before the house takes it. A machine may be busy for as long:
 * if the one whose it was is in a match instead, all of it begins anew, with others.
 */
export async function beforeTheHouse<T>(owner: () => Page, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 5) throw error;
      await expect(owner())
        .toHaveURL(IN_A_MATCH, UNTIL_THE_HOUSE)
        .catch(() => Promise.reject(error));
    }
  }
}

/** Whether whoever is signed in won the match that their page shows, once it is over. */
export function hasWon(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const match = new URLSearchParams(location.search).get('match');
    const { you, result } = await (await fetch(`/api/matches/${match}`)).json();
    return result.winner === you;
  });
}

export const over = (page: Page) => page.getByRole('heading', { name: 'What it changed' });
/** The button of the move, whatever it says: a pick, a stroke, or what is missing. */
export const pick = (page: Page) =>
  page.getByRole('button', { name: /^(Play|Cross out|Choose an) / });
/** The same button while nothing is chosen: nothing ever is by itself. */
const nothingChosen = (page: Page) => page.getByRole('button', { name: 'Choose an attribute' });
/** Rows that may be chosen, best first. */
const freeRows = (page: Page) => page.locator('[data-attribute][aria-disabled="false"]');
/** The same button while a decider has to be crossed out first. */
export const strokeMissing = (page: Page) =>
  page.getByRole('button', { name: /^Cross out a decider/ });
/** Those of which one may be crossed out. */
export const deciders = (page: Page) => page.getByRole('radio', { name: /, decider, \w+( out)?$/ });

/** As long as a pick has: what cannot be pressed by then the clock has pressed. */
export const WHILE_PICKING = { timeout: 30_000 };

/** The best row, and if a decider has to go, the first of the three. */
async function playBest(page: Page): Promise<void> {
  if (await nothingChosen(page).isVisible()) await freeRows(page).first().click(WHILE_PICKING);
  if (await strokeMissing(page).isVisible()) await deciders(page).first().click(WHILE_PICKING);
  await pick(page).click(WHILE_PICKING);
}

/** Seals what is announced; what is not sealed in time the clock has sealed. */
export async function seal(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Seal my choice' });
  await expect(button.or(pick(page)).or(over(page)).first()).toBeVisible({ timeout: 180_000 });
  await button.click({ timeout: 60_000 }).catch(() => {});
}

/** From its page to its end. */
export async function playMatch(page: Page, match: string): Promise<void> {
  await page.goto(`/battle?match=${match}`);
  await seal(page);
  await playToTheEnd(page);
}

/** Plays every own move until the match is over; the other side plays on its own. */
export async function playToTheEnd(page: Page, play = () => playBest(page)): Promise<void> {
  for (let moves = 0; moves < 7; moves += 1) {
    await expect(pick(page).or(over(page)).first()).toBeVisible({ timeout: 180_000 });
    if (await over(page).isVisible()) return;
    // The clock may pick in the same instant: then there is nothing left to press.
    await play().catch(() => {});
    await expect(page.getByText('Playing...').first()).toBeHidden();
    await expect(pick(page))
      .toBeHidden({ timeout: 20_000 })
      .catch(() => {});
  }
  await expect(over(page)).toBeVisible({ timeout: 180_000 });
}
