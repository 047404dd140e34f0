import { sized } from '../brief.ts';
import { median, printTable, record } from '../report.ts';
import { nthCard } from './sample.ts';

const CARDS = sized(2_000, 20);

/** How long a card takes as SVG once its shared parts are known, and the most that one weighs. */
export function svgCost(): void {
  for (let i = 0; i < CARDS; i += 1) nthCard(i);
  let largest = 0;
  const times = Array.from({ length: CARDS }, (_, i) => {
    const began = performance.now();
    const svg = nthCard(CARDS + i);
    const took = performance.now() - began;
    largest = Math.max(largest, Buffer.byteLength(svg) / 1024);
    return took;
  });
  record({
    measure: 'drawing a card as SVG',
    ours: `median of ${CARDS}`,
    reference: 'none',
    value: median(times),
  });
  record({
    measure: 'the largest SVG card',
    ours: `of ${CARDS}`,
    reference: 'none',
    value: largest,
  });
  printTable(
    [`${CARDS} SVG cards`, 'measured', 'target'],
    [
      ['median', `${median(times).toFixed(3)} ms`, 'at most 1 ms'],
      ['largest', `${largest.toFixed(1)} KB`, 'at most 60 KB'],
    ],
  );
}
