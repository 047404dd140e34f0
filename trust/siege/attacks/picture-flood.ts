import { type Attack, judge } from '../attack.ts';
import { inParallel, tally, told } from '../crowd.ts';

const CARDS = 20_000;
const HANDS = 5;

/** Pictures that nobody has drawn yet, in every width: each costs the machine some work. */
export const pictureFlood: Attack = {
  name: 'picture-flood',
  loss: 'a first visitor’s page, behind a queue of drawings',

  async run(world) {
    const verdict = judge();
    // As many connections of one address as a machine that wants to hurt would open.
    const from = world.address();
    const flooders = Array.from({ length: HANDS }, (_, i) => world.stranger(`hand ${i}`, from));
    const count = world.quick ? 600 : 3_000;
    let asked = 0;
    const flood = inParallel(
      count,
      (i) => {
        asked = i;
        // Scattered over the collection, and widths that are no step of ours or too wide.
        const card = 1 + ((i * 7_919) % CARDS);
        const path = `/api/images/card-${card}.webp?w=${1 + ((i * 131) % 1_000)}`;
        return flooders[i % HANDS]!.call('GET', path);
      },
      HANDS * 64,
    );
    const visitor = world.stranger('visitor');
    const waits: number[] = [];
    const lost: string[] = [];
    do {
      const paths = ['/', `/api/images/card-${CARDS - (asked % 50)}.webp?w=320`, '/api/goats'];
      for (const path of paths) {
        const began = performance.now();
        const { status } = await visitor.call('GET', path);
        waits.push(performance.now() - began);
        if (status !== 200) lost.push(`${path} ${status}`);
      }
    } while (asked < count - HANDS * 64);
    const answers = await flood;
    verdict.must(lost.length === 0, `a visitor lost ${lost.slice(0, 3).join(', ')}`);
    const refused = answers.filter(({ status }) => status === 429);
    const drawn = answers.filter(({ status }) => status === 200).length;
    verdict.must(refused.length > 0, `one address had ${drawn} pictures drawn without a pause`);
    return verdict.outcome(
      {
        pictures: told(tally(answers)),
        'a visitor’s longest wait, ms': Math.max(...waits).toFixed(0),
      },
      'one address is told to wait, and everybody else is served',
    );
  },
};
