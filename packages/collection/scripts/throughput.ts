/**
 * Makes all 270,000 cards one after another, keeps none, and reports processor time and memory.
 * `npx tsx packages/collection/scripts/throughput.ts`
 */
import {
  DEFAULT_SETTINGS,
  masterGoats,
  mintedCards,
  moments,
  provenanceOf,
} from '@goats/collection';

function timed(what: string, work: () => number): void {
  const begun = process.cpuUsage();
  const count = work();
  const seconds = process.cpuUsage(begun).user / 1_000_000;
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
  console.log(`${what}: ${count} in ${seconds.toFixed(2)} s of one core, ${memory} MB resident`);
}

timed('cards and moments', () => {
  let count = 0;
  for (const card of mintedCards()) count += card.id > 0 ? 1 : 0;
  for (const goat of masterGoats()) {
    for (const moment of moments(DEFAULT_SETTINGS, goat)) count += moment.cardNumber > 0 ? 1 : 0;
  }
  return count;
});
timed('provenance', () => {
  const { count, root } = provenanceOf(mintedCards());
  console.log(root);
  return count;
});
