import { GAMES_PER_CARD_PER_DAY } from '../../../packages/rules/src/index.ts';
import type { HeldCard } from '../../players/player.ts';
import { type Attack, judge } from '../attack.ts';
import { atOnce, done } from '../crowd.ts';
import { concede, lose, meet } from '../matches.ts';
import type { Stranger, World } from '../world.ts';

/** A lent card is a right to play: everything else that an owner does with a card is tried. */
export const loans: Attack = {
  name: 'loans',
  loss: 'a card of the reserve, sold or gambled away by somebody who never owned it',
  presets: ['live'],

  async run(world) {
    const verdict = judge();
    const borrower = await world.newcomer('borrower');
    const { lentCount } = (await borrower.call('GET', `/api/wallets/${borrower.address}`)).body;
    if (lentCount === undefined) {
      verdict.must(false, 'not built: starter cards are not lent');
      return verdict.outcome({}, '');
    }
    const { cards: expected } = world.config.economy.starter;
    verdict.must(lentCount === expected, `${lentCount} of ${expected} starter cards are lent`);
    const [card, second] = borrower.cards as [HeldCard, HeldCard];
    const refused: Record<string, number | string> = {};
    const tried = async (what: string, method: 'POST' | 'PUT', path: string, body: object) => {
      const { status, body: said } = await borrower.call(method, path, body);
      refused[what] = said?.code ?? status;
      verdict.must(status >= 400, `a lent card could be ${what}`);
    };
    await tried('put at stake', 'POST', '/api/battles/requests', {
      ...{ playerId: borrower.address, cardId: card.id, hoofStake: 10, gameMode: 'duel' },
    });
    await tried('listed', 'POST', `/api/cards/${card.id}/listing`, { price: 100 });
    const operator = await world.operator();
    const put = await operator.call('PUT', '/api/admin/club/proposals/hay', {
      ...{ title: 'More hay', text: 'Shall there be more hay?', options: ['Yes', 'Of course'] },
      closesAt: new Date(world.now() + 86_400_000).toISOString(),
    });
    verdict.must(put.status === 200, `nothing to vote on: ${JSON.stringify(put.body)}`);
    refused['the club’s door'] = (await borrower.call('GET', '/api/club')).status;
    await tried('voted with', 'POST', '/api/club/proposals/hay/vote', { option: 1 });

    // The same loan in two openings at one instant.
    const twice = await atOnce(4, () => challenge(borrower, second));
    verdict.must(done(twice) <= 1, `one loan stands in ${done(twice)} challenges`);

    // Given up by the other side, so that the card neither rests nor loses.
    const games: string[] = [];
    for (let i = 0; i <= GAMES_PER_CARD_PER_DAY; i += 1) {
      const fool = await world.newcomer(`fool ${i}`);
      const cards = [card, fool.cards[0]!] as const;
      const played = await meet(borrower, fool, { cards }).catch((error: Error) => error);
      games.push(played instanceof Error ? 'refused' : (await concede(played, 1)).reason);
    }
    verdict.must(
      games.filter((each) => each === 'conceded').length === GAMES_PER_CARD_PER_DAY &&
        games.at(-1) === 'refused',
      `a loan’s games of one day: ${games.join(', ')}`,
    );
    const grown = await winWithALoan(world);
    verdict.must(
      grown === false,
      grown === null ? 'no match was won' : 'a lent card grew with a win',
    );
    return verdict.outcome(
      { ...refused, 'games of one loan': games.join(', ') },
      'a loan plays, and no more',
    );
  },
};

const challenge = (who: Stranger, card: { id: number; rarity: string }) =>
  who.call('POST', '/api/challenges', {
    ...{ challengerId: who.address, challengerNftId: card.id, rarity: card.rarity, hoofStake: 10 },
  });

/** Whether a lent card grew with a match that it won, played out; null when luck was against it. */
async function winWithALoan(world: World): Promise<boolean | null> {
  for (let i = 0; i < 6; i += 1) {
    const [one, fool] = (await world.newcomers(`winner ${i}`, 2)) as [Stranger, Stranger];
    const [card] = one.cards as [HeldCard];
    const before = await attributesOf(one, card.id);
    const meeting = await meet(one, fool, { cards: [card, fool.cards[0]!] });
    const { winner, improved } = await lose(meeting, 1);
    if (winner !== one.address) continue;
    return improved !== null || before !== (await attributesOf(one, card.id));
  }
  return null;
}

async function attributesOf(who: Stranger, id: number): Promise<string> {
  return JSON.stringify((await who.call('GET', `/api/cards/${id}`)).body.attributes);
}
