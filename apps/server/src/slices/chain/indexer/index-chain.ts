import type { Chain } from '../../../chain/chain.ts';
import type { Game } from '../../../game.ts';
import {
  type Cursor,
  keptBlocks,
  openCursor,
  readTotals,
  writeAnswered,
  writeFigures,
  writeFinal,
  writeSeen,
} from '../chain-store.ts';
import { adoptRemade } from './adopt-remade.ts';
import { ChainLie, NodeBehind } from './chain-lie.ts';
import { checkRange, type Totals } from './check-range.ts';
import { type Figures, readFigures } from './read-contracts.ts';
import { type Header, headerAt, readTip, type Tip } from './read-headers.ts';
import { type Range, readRange } from './read-range.ts';
import { agreedTip, agreeOnRange, ChainDispute } from './second-opinion.ts';

/** Blocks asked for at once: as many as the node bears, found out by asking. */
const MOST_BLOCKS = 10_000;
const FIRST_BLOCKS = 2_000;
/** Kept blocks that are compared at a time on the way back to a fork. */
const STEP = 32;

type Reads = Pick<Game, 'db' | 'clock'>;

export interface Indexer {
  /**
   * Reads what is new, once, to the chain's head. `goOn` is asked before each range: a long way is
   * given up half-way when another instance has taken over. Throws when the node does not answer, or
   * lies; nothing of that round is lost or doubled then.
   */
  round(goOn: () => Promise<boolean>): Promise<Progress>;
}

export interface Progress {
  readonly tip: Tip;
  /** Everything up to the tip's final block was read. */
  readonly complete: boolean;
}

/**
 * Two passes over the chain. What can no longer change is read afresh, held against the contracts'
 * own figures, and written down for ever: only this is ever acted on. What lies above it is written
 * down as seen, goes away again with its block, and is read a second time when it is final. Blocks are
 * kept where something was said, and at the end of each range that was read: hashes are chained, so
 * one that still holds vouches for everything below it, and a fork is found without having every block
 * in between.
 */
export function createIndexer({ db, clock }: Reads, chain: Chain): Indexer {
  const { rpc, contracts } = chain;
  let most = FIRST_BLOCKS;
  /** What the final logs add up to, and up to which block. */
  let known: { readonly at: number; readonly totals: Totals } | undefined;
  /** What the contracts said last, and at which block. */
  let last: { readonly at: string; readonly figures: Figures } | undefined;

  /** One range from `from` on, as long as the node bears. */
  async function readFrom(
    from: number,
    end: number,
    agree: (range: Range) => Promise<void> = () => Promise.resolve(),
  ): Promise<Range> {
    const to = Math.min(end, from + most - 1);
    try {
      const range = await readRange(chain, from, to);
      await agree(range);
      most = Math.min(most * 2, MOST_BLOCKS);
      return range;
    } catch (error) {
      if (!(error instanceof ChainLie)) most = Math.max(1, Math.floor((to - from + 1) / 4));
      throw error;
    }
  }

  async function totalsAt(cursor: Cursor): Promise<Totals> {
    if (known?.at !== cursor.final)
      known = { at: cursor.final, totals: await readTotals(db, cursor) };
    return known.totals;
  }

  async function figuresOf({ number, hash }: Header): Promise<Figures> {
    if (last?.at !== hash) last = { at: hash, figures: await readFigures(chain, number) };
    return last.figures;
  }

  /** A node may have forgotten how things stood at an old block; at its newest final one it must know. */
  async function figuresAt(block: number, tip: Tip): Promise<Figures | undefined> {
    if (block !== tip.final.number) return readFigures(chain, block).catch(() => undefined);
    return figuresOf(tip.final);
  }

  function checked(range: Range, before: Totals, figures: Figures | undefined): Totals {
    try {
      return checkRange(contracts, range.events, before, figures);
    } catch (error) {
      // It may be the figures that were wrong: they are asked for again too.
      last = undefined;
      throw error;
    }
  }

  async function readFinal(cursor: Cursor, tip: Tip): Promise<Cursor> {
    const range = await readFrom(cursor.final + 1, tip.final.number, (one) =>
      agreeOnRange(chain, one),
    );
    const figures = await figuresAt(range.to, tip);
    const totals = checked(range, await totalsAt(cursor), figures);
    const at = new Date(clock.now());
    const moved = await writeFinal(db, chain, cursor, { range, totals, at });
    known = { at: moved.final, totals };
    return moved;
  }

  /** The newest kept block that is still the node's; what is final is compared elsewhere. */
  async function findFork(cursor: Cursor, head: Header): Promise<number> {
    let at = cursor.seen;
    while (at > cursor.final) {
      const kept = (await keptBlocks(db, at, STEP)).filter(({ number }) => number > cursor.final);
      for (const { number, hash } of kept) {
        const now = number === head.number ? head : await headerAt(rpc, number);
        if (now.hash === hash) return number;
      }
      at = (kept.at(-1)?.number ?? cursor.final + 1) - 1;
    }
    return cursor.final;
  }

  async function readSeen(cursor: Cursor, { head }: Tip): Promise<Cursor> {
    const fork = await findFork(cursor, head);
    const range = fork < head.number ? await readFrom(fork + 1, head.number) : undefined;
    if (!range && fork === cursor.seen) return cursor;
    return writeSeen(db, cursor, { fork, range });
  }

  /** Throws when what was final is not what it was. */
  async function compareFinal(cursor: Cursor, { final, head }: Tip): Promise<void> {
    if (head.number < cursor.final) {
      throw new NodeBehind(`The node is behind: it has ${head.number} of ${cursor.final} blocks.`);
    }
    const [kept] = await keptBlocks(db, cursor.final, 1);
    if (kept?.number !== cursor.final) return;
    const now = final.number === kept.number ? final : await headerAt(rpc, kept.number);
    if (now.hash === kept.hash) return;
    if (!chain.embedded) {
      throw new ChainLie(`Block ${kept.number} was final, and the node has another one there now.`);
    }
    await adoptRemade(db, chain, cursor);
  }

  async function refresh({ final, head }: Tip): Promise<void> {
    const now = clock.now();
    const figures = await figuresOf(final);
    // The contract counts by the day of its newest block, which on a quiet chain was yesterday's.
    const freshDay = dayOf(final.time) < dayOf(now);
    const leftToday = freshDay ? Number(chain.terms.dayLimit) : figures.leftToday;
    await writeFigures(db, { figures: { ...figures, leftToday }, head, at: new Date(now) });
  }

  async function readOn(goOn: () => Promise<boolean>): Promise<Progress> {
    let cursor = await openCursor(db, chain);
    const tip = await agreedTip(chain);
    await compareFinal(cursor, tip);
    const finalLeft = () => cursor.final < tip.final.number;
    while (finalLeft() && (await goOn())) cursor = await readFinal(cursor, tip);
    if (finalLeft()) return { tip, complete: false };
    await readAllSeen(cursor, tip, goOn);
    // Before the contracts themselves are final nobody can ask them anything.
    if (tip.final.number >= chain.since) await refresh(tip);
    else await writeAnswered(db, tip.head.number, new Date(clock.now()));
    return { tip, complete: true };
  }

  async function readAllSeen(from: Cursor, tip: Tip, goOn: () => Promise<boolean>): Promise<void> {
    let cursor = from;
    // A node that is behind has not heard of what was seen; that does not make it untrue.
    if (cursor.seen > tip.head.number) return;
    do cursor = await readSeen(cursor, tip);
    while (cursor.seen < tip.head.number && (await goOn()));
  }

  /**
   * What is only seen takes no second opinion, and goes on being seen while nodes disagree or one is
   * away: who asks to leave is heard, and what becomes of our own roots is known.
   */
  async function lookOn(goOn: () => Promise<boolean>): Promise<void> {
    const cursor = await openCursor(db, chain);
    const tip = await readTip(chain);
    await compareFinal(cursor, tip);
    await readAllSeen(cursor, tip, goOn);
  }

  return {
    async round(goOn) {
      try {
        return await readOn(goOn);
      } catch (error) {
        const waits = error instanceof ChainDispute || error instanceof NodeBehind;
        // With trouble of its own it has nothing to add to the complaint.
        if (waits && chain.witnesses?.length) await lookOn(goOn).catch(() => {});
        throw error;
      }
    },
  };
}

const dayOf = (ms: number) => Math.floor(ms / 86_400_000);
