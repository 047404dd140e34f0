/**
 * Card pictures: how long the drawing as SVG takes, and how long a marketplace page of 24 cards
 * waits for its pictures when none of them was ever drawn, through the server as it ships and six
 * connections, as a browser has them. The first page also starts the workers that draw.
 */
import { cardPicture } from '@goats/art';
import { COLLECTION_SIZE, mintedCard } from '@goats/collection';
import { startThrowAway } from '../../trust/cluster/throw-away.ts';
import { usageOf } from '../../trust/load/processes.ts';
import { createWire } from '../../trust/players/wire.ts';
import { median, printTable, record } from '../report.ts';

const SVG_CARDS = 2_000;
/** Walks through all goats, rarities and scenes: a stride without a common factor with their number. */
const STRIDE = 7_919;
const CARDS = 24;
const CONNECTIONS = 6;
const PAGES = 5;
/** A tile's width on screens of one, two and three pixels to the dot. */
const WIDTHS = [256, 512, 640];

svgCost();
await coldPages();

function svgCost(): void {
  const draw = (n: number) => cardPicture(mintedCard(1 + ((n * STRIDE) % COLLECTION_SIZE))!);
  for (let i = 0; i < SVG_CARDS; i += 1) draw(i);
  const times = Array.from({ length: SVG_CARDS }, (_, i) => {
    const began = performance.now();
    draw(SVG_CARDS + i);
    return performance.now() - began;
  });
  record({
    measure: 'drawing a card as SVG',
    ours: `median of ${SVG_CARDS}`,
    reference: 'none',
    value: median(times),
  });
  printTable(
    ['SVG cards', 'median ms', 'target'],
    [[String(SVG_CARDS), median(times).toFixed(3), 'under 1 ms']],
  );
}

async function coldPages(): Promise<void> {
  const cluster = await startThrowAway({ instances: 1, env: { DEMO_WORLD: 'false' } });
  const [server] = cluster.instances;
  const wire = createWire(`http://127.0.0.1:${server!.port}`, CONNECTIONS);
  const rows: string[][] = [];
  let drawn = 0;
  for (const width of WIDTHS) {
    const before = usageOf(server!.pid);
    const times: number[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const began = performance.now();
      const paths = Array.from({ length: CARDS }, (_, i) => cardPath(drawn + i, width));
      const answers = await Promise.all(paths.map((path) => wire.send({ method: 'GET', path })));
      if (answers.some(({ status }) => status !== 200)) throw new Error('A picture is missing');
      times.push((performance.now() - began) / 1_000);
      drawn += CARDS;
    }
    const after = usageOf(server!.pid);
    const cpuMs = (1_000 * (after.cpuSeconds - before.cpuSeconds)) / (PAGES * CARDS);
    rows.push([
      `${width} px`,
      times[0]!.toFixed(2),
      median(times).toFixed(2),
      cpuMs.toFixed(0),
      after.megabytes.toFixed(0),
      'median at most 1.5 s',
    ]);
    record({
      measure: 'a cold page of 24 cards',
      detail: `${width} px`,
      ours: `${cpuMs.toFixed(0)} ms of processor time a card`,
      reference: 'none',
      value: median(times),
    });
  }
  wire.close();
  await cluster.close();
  printTable(
    ['24 cold cards', 'first page s', 'median s', 'CPU ms a card', 'server MB', 'target'],
    rows,
  );
}

function cardPath(n: number, width: number): string {
  return `/api/images/card-${1 + ((n * STRIDE) % COLLECTION_SIZE)}.webp?w=${width}`;
}
