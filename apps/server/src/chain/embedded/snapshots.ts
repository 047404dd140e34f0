import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hex } from 'viem';

/** The whole state of the chain after the journal's row `seq`. */
export interface Snapshot {
  readonly seq: number;
  /** Of the journal up to there: see journalDigest. */
  readonly digest: string;
  readonly state: Hex;
}

const KEPT = 2;
const NAME = /^(\d{1,15})\.snapshot$/;

/**
 * Snapshots are there to start quickly, and nothing else: the journal has it all. Each is written
 * beside its name and moved there once it is on the disk, so a name never stands for half a file.
 *
 * `const snapshots = snapshotsIn('.data/chain'); await snapshots.write({ seq, digest, state })`
 */
export function snapshotsIn(folder: string) {
  async function seqs(): Promise<number[]> {
    const names = await readdir(folder).catch(() => []);
    return names
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  }
  const pathOf = (seq: number) => join(folder, `${seq}.snapshot`);

  return {
    /** Newest first, unread: `read` says whether one is whole. */
    seqs,
    async read(seq: number): Promise<Snapshot | undefined> {
      return parse(await readFile(pathOf(seq)).catch(() => undefined), seq);
    },
    async write(snapshot: Snapshot): Promise<void> {
      await mkdir(folder, { recursive: true });
      const path = pathOf(snapshot.seq);
      const coming = `${path}.coming`;
      const file = await open(coming, 'w', 0o600);
      try {
        await file.writeFile(format(snapshot));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(coming, path);
      await syncFolder(folder);
      for (const old of (await seqs()).slice(KEPT)) await rm(pathOf(old), { force: true });
    },
    async remove(seq: number): Promise<void> {
      await rm(pathOf(seq), { force: true });
    },
  };
}

export type Snapshots = ReturnType<typeof snapshotsIn>;

/** One line that says what follows, and the bytes. */
function format({ seq, digest, state }: Snapshot): Buffer {
  const body = Buffer.from(state.slice(2), 'hex');
  return Buffer.concat([Buffer.from(`${seq} ${digest} ${sha256(body)}\n`), body]);
}

function parse(file: Buffer | undefined, seq: number): Snapshot | undefined {
  const end = file?.indexOf('\n') ?? -1;
  if (file === undefined || end < 0) return undefined;
  const [number, digest = '', hash] = file.subarray(0, end).toString('latin1').split(' ');
  const body = file.subarray(end + 1);
  if (number !== String(seq) || hash !== sha256(body)) return undefined;
  return { seq, digest, state: `0x${body.toString('hex')}` };
}

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

/** So that the new name survives a power cut too; not every system lets folders be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
