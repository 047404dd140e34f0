import { startThrowAway } from '../../trust/cluster/throw-away.ts';
import { usageOf } from '../../trust/load/processes.ts';
import { createWire, type Wire } from '../../trust/players/wire.ts';
import { sized } from '../brief.ts';
import { median, printTable, record } from '../report.ts';
import { cardId } from './sample.ts';

const CARDS = sized(24, 2);
const CONNECTIONS = 6;
const PAGES = sized(5, 1);
/** A tile's width on screens of one, two and three pixels to the dot. */
const WIDTHS = [256, 512, 640];
/** As many as there can be threads that draw. */
const OTHERS = [1, 2, 3, 4].map((n) => `/api/images/team-${n}.webp?w=64`);

/**
 * How long a marketplace page of 24 cards waits for its first picture and for all of them, through
 * the server as it ships and six connections, as a browser has them. Cold means that nobody has
 * ever asked for any of these cards: no file is kept, no part of them is known. The threads that
 * draw run already, because somebody looked at another picture within the last minute; the first
 * page still pays for code that has not been compiled.
 */
export async function coldPages(): Promise<void> {
  const cluster = await startThrowAway({ instances: 1, env: { DEMO_WORLD: 'false' } });
  const [server] = cluster.instances;
  const wire = createWire(`http://127.0.0.1:${server!.port}`, CONNECTIONS);
  try {
    await measurePages(wire, server!.pid);
  } finally {
    wire.close();
    await cluster.close();
  }
}

async function measurePages(wire: Wire, pid: number | undefined): Promise<void> {
  const get = async (path: string) => {
    const { status } = await wire.send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return performance.now();
  };
  await Promise.all(OTHERS.map(get));
  const rows: string[][] = [];
  let drawn = 0;
  for (const width of WIDTHS) {
    const before = usageOf(pid);
    const firsts: number[] = [];
    const pages: number[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const began = performance.now();
      const answered = await Promise.all(
        Array.from({ length: CARDS }, (_, i) => get(cardPath(drawn + i, width))),
      );
      firsts.push(Math.min(...answered) - began);
      pages.push((Math.max(...answered) - began) / 1_000);
      drawn += CARDS;
    }
    const after = usageOf(pid);
    const cpuMs = (1_000 * (after.cpuSeconds - before.cpuSeconds)) / (PAGES * CARDS);
    rows.push([
      `${width} px`,
      median(firsts).toFixed(0),
      pages[0]!.toFixed(2),
      median(pages).toFixed(2),
      cpuMs.toFixed(0),
      after.megabytes.toFixed(0),
      'at most 150 ms and 1.5 s',
    ]);
    const common = {
      detail: `${width} px`,
      ours: `${cpuMs.toFixed(0)} ms of processor time a card`,
      reference: 'none',
    };
    record({ measure: 'the first card of a cold page', ...common, value: median(firsts) });
    record({ measure: 'a cold page of 24 cards', ...common, value: median(pages) });
  }
  printTable(
    ['24 cold cards', 'first card ms', 'first page s', 'a page s', 'CPU ms a card', 'MB', 'target'],
    rows,
  );
}

function cardPath(n: number, width: number): string {
  return `/api/images/card-${cardId(n)}.webp?w=${width}`;
}
