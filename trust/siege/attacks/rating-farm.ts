import type { HeldCard } from '../../players/player.ts';
import { type Attack, judge } from '../attack.ts';
import { inParallel } from '../crowd.ts';
import { concede, type End, kickOff, lose, type Meeting, meet, tierOf } from '../matches.ts';
import type { Stranger, World } from '../world.ts';

const LEAGUE = 6;
/** As near to the top as a farm must not come. */
const NEAR = 3;
/** How far wins over wallets that have played nobody may lift a rating. */
const LITTLE = 100;
const GAMES_PER_CARD = 3;

interface Place {
  readonly rank: number | null;
  readonly rating: number | null;
}

/** Free wallets give up, or lose on purpose, to one that wants to stand first. */
export const ratingFarm: Attack = {
  name: 'rating-farm',
  loss: 'the first place of those who play',
  // Histories on the first day: without any, no result of the honest ones would say much either.
  env: () => ({ STARTER_CARDS: '26', HISTORY_DAYS: '1' }),

  async run(world) {
    const verdict = judge();
    const honest = await playLeague(world);
    const star = await world.newcomer('star');
    const each = world.quick ? 3 : 14;
    const deck = [...star.cards].sort(byTier);
    const against = async (
      name: string,
      as: 'underdog' | 'giant',
      end: (meeting: Meeting) => Promise<End>,
    ) => {
      const ends: End[] = [];
      let card: HeldCard | undefined;
      let games = 0;
      for (const fool of await world.newcomers(name, each)) {
        if (games % GAMES_PER_CARD === 0) card = undefined;
        card ??= as === 'underdog' ? deck.shift()! : deck.pop()!;
        const theirs = [...fool.cards].sort(byTier).at(as === 'underdog' ? -1 : 0)!;
        const ended = await end(await meet(star, fool, { cards: [card, theirs] }));
        games = ended.winner === star.address ? games + 1 : 0;
        ends.push(ended);
      }
      return ends;
    };

    // As the underdog, because then the treasury would add the most.
    const conceded = [
      ...(await against('quits before', 'underdog', (meeting) => concede(meeting, 1))),
      ...(await against('quits after', 'underdog', async (meeting) => {
        await kickOff(meeting);
        return concede(meeting, 1);
      })),
    ];
    const byGivingUp = await placeOf(world, star);
    const given = conceded.reduce((sum, { treasuryBonus }) => sum + treasuryBonus, 0);
    verdict.must(given === 0, `${given} HOOF of bonus for matches that were conceded`);
    verdict.must(
      byGivingUp.rank === null || byGivingUp.rank > NEAR,
      `${conceded.length} concessions made rank ${byGivingUp.rank} of ${LEAGUE + 1}`,
    );

    const thrown = await against('throws', 'giant', (meeting) => lose(meeting, 1, true));
    const byLosing = await placeOf(world, star);
    if (world.config.economy.historyAsked) {
      const lifted = (byLosing.rating ?? 1500) - 1500;
      verdict.must(lifted <= LITTLE, `matches lost on purpose lifted the rating by ${lifted}`);
      // In short there is no table to stand in yet: the honest ones have no history either.
      verdict.must(
        world.quick || byLosing.rank === null || byLosing.rank > NEAR,
        `matches lost on purpose made rank ${byLosing.rank} of ${LEAGUE + 1}`,
      );
    }
    return verdict.outcome(
      {
        'rank and rating by concessions': words(byGivingUp),
        'rank and rating with matches lost on purpose': words(byLosing),
        'won of those lost on purpose': thrown.filter(({ winner }) => winner === star.address)
          .length,
        'best of the honest': words(await placeOf(world, honest[0]!)),
        'bonus for concessions': given,
      },
      world.quick
        ? 'giving up lifts nobody to the top; losing on purpose was measured, its rank not judged'
        : 'giving up and, where strangers meet, losing on purpose lift nobody to the top',
    );
  },
};

/** Long enough for a history where one is asked for: before it, nobody's results say much. */
const legsOf = ({ quick }: World) => (quick ? 1 : 4);

/** Everybody against everybody, the lower number always with the better will: a table to stand in. */
async function playLeague(world: World): Promise<Stranger[]> {
  const players = await world.newcomers('league', LEAGUE);
  const legs = legsOf(world);
  for (let leg = 0; leg < legs; leg += 1) {
    for (const [i, one] of players.entries()) {
      const others = players.slice(i + 1);
      await inParallel(others.length, async (k) => lose(await meet(one, others[k]!), 1));
    }
  }
  return players;
}

async function placeOf(world: World, who: Stranger): Promise<Place> {
  return (await world.stranger('clerk').call('GET', `/api/battles/stats/${who.address}`)).body;
}

const words = ({ rank, rating }: Place) => `rank ${rank ?? '–'}, rating ${rating ?? '–'}`;

const byTier = (a: HeldCard, b: HeldCard) => tierOf(a) - tierOf(b);
