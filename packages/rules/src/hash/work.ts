import { sha256 } from './sha256.ts';

/** Many small puzzles take about as long each time; one large one would be a lottery. */
export const WORK_PARTS = 16;

/** What has to be worked on: each part is an answer whose hash begins with so many zero bits. */
export interface WorkChallenge {
  readonly challenge: string;
  readonly bits: number;
}

function isSolved({ challenge, bits }: WorkChallenge, part: number, answer: number): boolean {
  const hash = sha256(`${challenge}|${part}|${answer}`);
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0) < 2 ** (32 - bits);
}

/** Looks through `tries` answers of a part: `searchPart(work, 0, 0, 1_000) // 417, or null` */
export function searchPart(
  work: WorkChallenge,
  part: number,
  from: number,
  tries: number,
): number | null {
  for (let answer = from; answer < from + tries; answer += 1) {
    if (isSolved(work, part, answer)) return answer;
  }
  return null;
}

/** `solvesWork({ challenge, bits: 14 }, answers) // true` */
export function solvesWork(work: WorkChallenge, answers: readonly number[]): boolean {
  return (
    answers.length === WORK_PARTS && answers.every((answer, part) => isSolved(work, part, answer))
  );
}
