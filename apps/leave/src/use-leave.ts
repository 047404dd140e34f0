import type { ExitProof } from '@goats/chain';
import { t } from '@goats/words';
import { useState } from 'react';
import type { Address, Hex } from 'viem';
import { sendAtOnce } from './at-once.ts';
import { type Brought, proofFromLeaves, readExitFile, waitingRoot } from './exit-file.ts';
import type { Line } from './lines.ts';
import type { Step } from './next-steps.ts';
import { refusalWords, sendStep } from './send-step.ts';
import { isSame, readStadium, type StadiumState } from './stadium-state.ts';

export interface Done {
  readonly title: string;
  readonly hash: Hex;
  readonly block: number;
}

/** Everything that the page knows. What the chain says is read again after every transaction. */
export interface Leave {
  readonly brought: Brought | undefined;
  readonly line: Line | undefined;
  readonly proof: ExitProof | undefined;
  /** What a root that waits says is the same account's; nobody leaves with that yet. */
  readonly ahead: ExitProof | undefined;
  readonly stadium: StadiumState | undefined;
  readonly problem: string | undefined;
  /** What is under way, in words. */
  readonly working: string | undefined;
  readonly done: readonly Done[];
  /** Whether the wallet sends several steps after one confirmation. */
  readonly atOnce: boolean;
  bring(file: Blob): Promise<void>;
  connect(make: () => Promise<Line> | Line): Promise<void>;
  look(token?: number): Promise<void>;
  send(step: Step): Promise<void>;
  sendAll(steps: readonly Step[]): Promise<void>;
}

interface Known {
  readonly brought?: Brought | undefined;
  readonly line?: Line | undefined;
  readonly proof?: ExitProof | undefined;
  readonly ahead?: ExitProof | undefined;
  readonly stadium?: StadiumState | undefined;
  /** Cards that were asked about by hand: deposited after the file was made. */
  readonly tokens?: readonly number[];
  /** Deposits that a file has named, with whichever list is brought after it. */
  readonly deposits?: readonly number[] | undefined;
  readonly atOnce?: boolean;
}

export function useLeave(): Leave {
  const [known, setKnown] = useState<Known>({});
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState<string>();
  const [done, setDone] = useState<readonly Done[]>([]);

  async function attempt(words: string, work: () => Promise<void>): Promise<void> {
    setWorking(words);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(refusalWords(error));
    } finally {
      setWorking(undefined);
    }
  }

  async function know(next: Known): Promise<void> {
    setKnown(next);
    setKnown(await lookedUp(next));
  }

  async function sendOne(line: Line, step: Step): Promise<void> {
    setWorking(t('Waiting for the wallet …'));
    let hash: Hex = '0x';
    const block = await sendStep(line, step, (sent) => {
      hash = sent;
      setWorking(t('Sent as {hash}. Waiting for its block …', { hash: sent }));
    });
    setDone((before) => [...before, { title: step.title, hash, block }]);
    await know(known);
  }

  return {
    brought: known.brought,
    line: known.line,
    proof: known.proof,
    ahead: known.ahead,
    stadium: known.stadium,
    ...{ problem, working, done },
    atOnce: known.atOnce ?? false,
    bring: (file) =>
      attempt(t('Reading the file …'), async () => {
        const brought = await readExitFile(file);
        const proof = brought.kind === 'proof' ? brought.proof : known.proof;
        const deposits =
          brought.kind === 'proof'
            ? brought.proof.deposits.map(({ number }) => number)
            : known.deposits;
        await know({ ...known, brought, proof, deposits });
      }),
    connect: (make) =>
      attempt(t('Connecting …'), async () => {
        const line = await make();
        // Nobody is connected before somebody has answered.
        await line.ask('eth_chainId', []);
        await know({ ...known, line });
      }),
    look: (token) =>
      attempt(t('Asking the chain …'), () =>
        know({
          ...known,
          ...(token !== undefined && { tokens: [...(known.tokens ?? []), token] }),
        }),
      ),
    send: (step) =>
      attempt(t('Waiting for the wallet …'), async () => {
        if (known.line) await sendOne(known.line, step);
      }),
    sendAll: (steps) =>
      attempt(t('Waiting for the wallet …'), async () => {
        const { line, stadium } = known;
        if (!line || !stadium) return;
        const sent = await sendAtOnce(line, stadium.chainId, steps, (name) =>
          setWorking(t('Sent as {hash}. Waiting for its block …', { hash: name })),
        );
        if (sent) {
          setDone((before) => [...before, ...steps.map(({ title }) => ({ title, ...sent }))]);
          await know(known);
        } else {
          for (const step of steps) await sendOne(line, step);
        }
      }),
  };
}

/** What the chain says about what was brought; and, out of a list of leaves, one's own proof. */
async function lookedUp(known: Known): Promise<Known> {
  const { brought, line, tokens = [], deposits } = known;
  if (!brought || !line) return known;
  const fromList = brought.kind === 'leaves';
  const account = fromList ? (known.proof?.address ?? line.sender) : brought.proof.address;
  if (!account)
    throw new Error(t('Connect the wallet whose leaf it is, or bring its exit proof too.'));
  const { chainId, stadium: address } = fromList
    ? brought.list
    : { chainId: brought.proof.chainId, stadium: brought.proof.contracts.stadium };
  const other = fromList ? known.proof : undefined;
  if (other && (other.chainId !== chainId || !isSame(other.contracts.stadium, address)))
    throw new Error(t('That list belongs to another chain or another Stadium than your proof.'));
  await onChain(line, chainId);
  const read = (of: ExitProof | undefined) =>
    readStadium(line.ask, {
      stadium: address,
      account: account as Address,
      tokens: [...new Set([...(of?.cards.map((card) => card.tokenId) ?? []), ...tokens])],
      ...(deposits && { deposits }),
    });
  const made = await proofsOf(known, brought, account, () => read(undefined));
  const stadium = await read(made.proof);
  // What was ahead is past once it counts, or was taken away.
  const ahead = [made.ahead, known.ahead].find(
    (one) => one && isSame(one.address, account) && waitingRoot(one, stadium),
  );
  const atOnce = line.sender && (await line.batches?.known(line.sender, chainId));
  return { ...known, proof: made.proof, ahead, stadium, atOnce: atOnce === true };
}

/** Nobody leaves with what only waits: out of such a list one's leaf is shown beside what counts. */
async function proofsOf(
  { proof }: Known,
  brought: Brought,
  account: string,
  read: () => Promise<StadiumState>,
): Promise<Pick<Known, 'proof' | 'ahead'>> {
  if (brought.kind === 'proof') return { proof: brought.proof };
  const state = await read();
  const made = proofFromLeaves(brought.list, account, state);
  return waitingRoot(made, state) ? { proof, ahead: made } : { proof: made };
}

async function onChain(line: Line, chainId: number): Promise<void> {
  const here = async () => Number(await line.ask('eth_chainId', []));
  if ((await here()) === chainId) return;
  await line.switchTo?.(chainId).catch(() => undefined);
  const stays = await here();
  if (stays !== chainId) {
    throw new Error(
      t(
        'That is chain {other}, and the file is about chain {chain}. Choose that one in your wallet, or the address of a node that knows it.',
        { other: stays, chain: chainId },
      ),
    );
  }
}
