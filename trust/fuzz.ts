/**
 * `npm run fuzz [-- --seconds 300 --seed 1 --chain on|off|both]`: every call of the OpenAPI document
 * with good and bad input, as wallets, as the operator and as nobody, while a clock runs and matches
 * are played: first in a world with a chain, then, for a quarter of the time, in one without. No
 * answer may be a fault of ours, every refusal must be in shape, and the books must be clean
 * afterwards. The same seed sends the same requests as long as the answers are the same.
 */
import { parseArgs } from 'node:util';
import { fuzzWorld } from './fuzz/fuzz-world.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: 'Infinity' },
    chain: { type: 'string', default: 'both' },
  },
});
if (!['on', 'off', 'both'].includes(values.chain)) {
  console.error('--chain must be on, off or both.');
  process.exit(2);
}
const both = values.chain === 'both';
const [seed, seconds, calls] = [values.seed, values.seconds, values.calls].map(Number) as [
  number,
  number,
  number,
];
let well = true;
if (values.chain !== 'off') {
  const share = both ? 0.75 : 1;
  well = await fuzzWorld({ seed, seconds: seconds * share, calls, chain: true });
}
if (values.chain !== 'on') {
  const share = both ? 0.25 : 1;
  well = (await fuzzWorld({ seed, seconds: seconds * share, calls, chain: false })) && well;
}
process.exit(well ? 0 : 1);
