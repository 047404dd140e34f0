import { createHash } from 'node:crypto';
import type { Answer } from '../players/wire.ts';

/** What a refused claim asks for: so many answers, each with a hash that begins with zero bits. */
interface Asked {
  readonly challenge: string;
  readonly bits: number;
  readonly parts: number;
}

/** Does the work that a 428 asks for: `claim({ work: workOn(refused) })` */
export function workOn(refused: Answer): { challenge: string; answers: number[] } {
  const { challenge, bits, parts } = refused.body.details as Asked;
  const answers = Array.from({ length: parts }, (_, part) => {
    let answer = 0;
    while (!begins(`${challenge}|${part}|${answer}`, bits)) answer += 1;
    return answer;
  });
  return { challenge, answers };
}

function begins(text: string, bits: number): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) < 2 ** (32 - bits);
}
