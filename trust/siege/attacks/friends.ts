import { randomBytes } from 'node:crypto';
import {
  LIVE_FRIENDLIES,
  MOST_FOLLOWED,
  STAND_REACTIONS_A_SECOND,
} from '../../../packages/rules/src/index.ts';
import { type Attack, judge } from '../attack.ts';
import { atOnce, done, inParallel, tally, told } from '../crowd.ts';
import { concede, type End, lose, type Meeting, meet } from '../matches.ts';
import type { Stranger, World } from '../world.ts';
import { collectAll } from './purse.ts';

const CROWD = 24;

/**
 * Wallets made for their grant as friends: one link taken by all, codes that are guessed, friendlies
 * for everything that a match brings, follows and blocks that somebody could be found out by, and a
 * stand full of faces.
 */
export const friends: Attack = {
  name: 'friends',
  loss: 'a stake behind a link, the worth of a record, and the quiet of a match',
  // What one address may do is tried elsewhere: here it is what a crowd of them may.
  env: () => ({ LIMIT_WRITES_PER_MINUTE: '100000', LIMIT_REACTIONS_PER_MINUTE: '100000' }),

  async run(world) {
    const verdict = judge();
    const crowd = await world.newcomers('friend', world.quick ? 8 : CROWD);
    const [maker, rival, guesser] = (await world.newcomers('maker', 3)) as [
      Stranger,
      Stranger,
      Stranger,
    ];

    const { code } = (await ask(maker)).body;
    const taken = await atOnce(crowd.length, (i) => take(crowd[i]!, code));
    verdict.must(done(taken) === 1, `${done(taken)} of ${crowd.length} came through one link`);
    const guesses = await atOnce(world.quick ? 50 : 500, () =>
      guesser.call('GET', `/api/duels/${randomBytes(16).toString('base64url')}`),
    );
    verdict.must(done(guesses) === 0, `${done(guesses)} codes were guessed`);

    const before = await worthOf(maker);
    const live = await friendlies(maker, rival, LIVE_FRIENDLIES + 2);
    verdict.must(
      live.most > 0 && live.most <= LIVE_FRIENDLIES,
      `${live.most} friendlies at a time`,
    );
    verdict.must(
      live.played !== undefined && !['conceded', 'forfeited'].includes(live.played.reason),
      `the friendly that was played ended as ${live.played?.reason}`,
    );
    const after = await worthOf(maker);
    verdict.must(after === before, `friendlies made ${before} into ${after}`);

    const paid = await collectAll([maker, rival]);
    verdict.must(paid === 0, `${paid} HOOF for quests that friendlies did`);

    const victim = await world.newcomer('victim');
    const page = async () => JSON.stringify((await victim.call('GET', pageOf(victim))).body);
    const unseen = await page();
    await atOnce(crowd.length, (i) => crowd[i]!.call('PUT', `/api/me/follows/${victim.address}`));
    const list = (await victim.call('GET', '/api/me/friends')).body;
    verdict.must(
      list.friends.length + list.following.length === 0 && (await page()) === unseen,
      'somebody could find out who follows them',
    );
    const [fan, hidden, friend] = crowd;
    const seen = (await fan!.call('GET', '/api/me/friends')).body.following;
    verdict.must(
      seen.length === 1 && !('online' in seen[0]),
      'whoever only follows is told who is here',
    );
    const seenHidden = await onlineOf(hidden!, friend!);
    verdict.must(seenHidden === null, `a friend who hides was seen (online: ${seenHidden})`);
    const tells = await toldOfBlock(maker, fan!, rival);
    verdict.must(tells.length === 0, `whoever was blocked could tell by ${tells.join(', ')}`);
    const followed = await followMany(world, fan!);
    verdict.must(
      followed <= MOST_FOLLOWED,
      `one wallet follows ${followed} of ${MOST_FOLLOWED} at most`,
    );

    const faces = await facesOf(world, crowd);
    verdict.must(faces.most <= faces.may, `${faces.most} faces came from the stand at once`);
    return verdict.outcome(
      {
        'one link': told(tally(taken)),
        'codes guessed': told(tally(guesses)),
        'friendlies at a time': live.most,
        'players followed': followed,
        'faces at once': `${faces.most} of ${crowd.length}`,
      },
      'a link is taken once, friendlies bring nothing, nobody is followed or seen unasked, and no block shows',
    );
  },
};

const pageOf = ({ address }: Stranger) => `/api/players/${address}`;

const ask = (who: Stranger, card = 0) =>
  who.call('POST', '/api/challenges', {
    ...{ challengerId: who.address, challengerNftId: who.cards[card]!.id },
    ...{ hoofStake: 0, friendly: true, unlisted: true },
  });

const take = (who: Stranger, code: string, card = 0) =>
  who.call('POST', `/api/duels/${code}/accept`, {
    ...{ accepterId: who.address, accepterNftId: who.cards[card]!.id },
  });

/** Everything that a match can bring, in one line. */
async function worthOf(who: Stranger): Promise<string> {
  const { rank, wins, losses, matches, achievements, badges } = (await who.call('GET', pageOf(who)))
    .body;
  const { quests } = (await who.call('GET', '/api/me/quests')).body;
  const wallet = await who.call('GET', `/api/wallets/${who.address}`);
  const { hoofBalance, tradable } = wallet.body;
  const steps = quests.map(({ done: made }: { done: number }) => made);
  return JSON.stringify([
    ...[rank, wins, losses, matches, achievements, badges],
    ...[steps, hoofBalance, tradable],
  ]);
}

/** As many at a time as are let; then the other loses the first to its end and gives the rest up. */
async function friendlies(
  one: Stranger,
  other: Stranger,
  times: number,
): Promise<{ readonly most: number; readonly played: End | undefined }> {
  const begun: Meeting[] = [];
  for (let i = 0; i < times; i += 1) {
    // The first card is in the match that the link led to.
    const card = 1 + (i % (one.cards.length - 1));
    const asked = await ask(one, card);
    if (asked.status !== 201) continue;
    const { status, body } = await take(other, asked.body.code, card);
    if (status === 200) {
      begun.push({
        ...{ matchId: body.matchId, challengeId: asked.body.id, stake: 0, picks: [] },
        ...{ players: [one, other], cards: [one.cards[card]!, other.cards[card]!] },
      });
    } else await one.call('DELETE', `/api/challenges/${asked.body.id}`);
  }
  const [first, ...rest] = begun;
  const played = first && (await lose(first, 1));
  for (const meeting of rest) await concede(meeting, 1);
  return { most: begun.length, played };
}

/** What a friend who lets friends see them is told of one who does not, and is here at this moment. */
async function onlineOf(hidden: Stranger, friend: Stranger): Promise<boolean | null> {
  await hidden.call('PUT', `/api/me/follows/${friend.address}`);
  await friend.call('PUT', `/api/me/follows/${hidden.address}`);
  await friend.call('PUT', '/api/me/presence', { visible: true });
  const { friends: known } = (await friend.call('GET', '/api/me/friends')).body;
  return known.find(({ address }: { address: string }) => address === hidden.address).online;
}

/**
 * By what one wallet can tell that another has blocked it: every answer about the other, beside what
 * somebody is told who was let go in silence.
 */
async function toldOfBlock(maker: Stranger, blocked: Stranger, other: Stranger): Promise<string[]> {
  await blocked.call('PUT', `/api/me/follows/${maker.address}`);
  await other.call('PUT', `/api/me/follows/${maker.address}`);
  const before = (await ask(maker, 1)).body.code;
  await maker.call('PUT', `/api/me/blocks/${blocked.address}`);
  const after = (await ask(maker, 1)).body.code;
  const seenBy = async (who: Stranger) => {
    const card = who.cards[0]!.id;
    const [old, later, page, friendship, swap] = [
      await who.call('GET', `/api/duels/${before}`),
      await who.call('GET', `/api/duels/${after}`),
      await who.call('GET', pageOf(maker)),
      await who.call('GET', '/api/me/friends'),
      await who.call('POST', '/api/swaps', {
        ...{ to: maker.address, give: [card], take: [maker.cards[0]!.id], hoof: 0 },
      }),
    ];
    const line = friendship.body.following.find(
      ({ address }: { address: string }) => address === maker.address,
    );
    return {
      'a link of before': [old.status, old.body.error],
      'a link of afterwards': [later.status, later.body.id],
      'the page': [page.body.rating, page.body.matches],
      'the line of who is followed': [line?.address, line?.rating, 'online' in (line ?? {})],
      'the answer to a swap': [swap.status, swap.body.code],
    };
  };
  const [one, two] = [await seenBy(blocked), await seenBy(other)];
  return Object.keys(one).filter(
    (what) =>
      JSON.stringify(one[what as keyof typeof one]) !==
      JSON.stringify(two[what as keyof typeof two]),
  );
}

/** More than a wallet may follow; of a quick siege most are there already. */
async function followMany(world: World, who: Stranger): Promise<number> {
  const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
  const short = world.quick ? MOST_FOLLOWED - 20 : 0;
  if (short > 0) {
    await world.db.query(
      `insert into follows (follower, followed, since)
       select $1, '0x' || lpad(to_hex(n), 40, '0'), now() from generate_series(1, $2::int) n`,
      [who.address, short],
    );
  }
  await inParallel(MOST_FOLLOWED + 20 - short, (i) =>
    who.call('PUT', `/api/me/follows/${address(short + 1 + i)}`),
  );
  return (await who.call('GET', '/api/me/friends')).body.following.length;
}

/** All who watch make a face at one instant. */
async function facesOf(
  world: World,
  crowd: readonly Stranger[],
): Promise<{ readonly most: number; readonly may: number }> {
  const [one, other] = (await world.newcomers('watched', 2)) as [Stranger, Stranger];
  const { matchId } = await meet(one, other);
  const began = world.now();
  const made = await atOnce(crowd.length, (i) =>
    crowd[i]!.call('POST', `/api/matches/${matchId}/reactions`, { reaction: 'bleat' }),
  );
  // A slow machine may come into the next second, or several.
  const seconds = Math.floor((world.now() - began) / 1_000) + 1;
  return { most: done(made), may: STAND_REACTIONS_A_SECOND * seconds };
}
