/** `npm run verify-match -- match.json`: recomputes a match from its proof, offline. */
import { readFileSync } from 'node:fs';
import { verifyProof } from '../src/index.ts';

const file = process.argv[2];
if (!file) {
  console.error('Name the proof file: npm run verify-match -- match.json');
  process.exit(2);
}

let proof: unknown;
try {
  proof = JSON.parse(readFileSync(file, 'utf8'));
} catch (error) {
  console.error(`${file} cannot be read as JSON: ${(error as Error).message}`);
  process.exit(2);
}

const outcome = verifyProof(proof);
console.log(
  outcome.ok
    ? `Fair and square: everything follows from the seeds and the rules.${isFriendly(proof) ? ' A friendly: nothing was at stake.' : ''}`
    : `Not proven: ${outcome.field} ${outcome.reason}.`,
);
process.exit(outcome.ok ? 0 : 1);

/** Whether it is one the proof has shown: what it says of itself follows from the terms it was checked with. */
function isFriendly(checked: unknown): boolean {
  return (checked as { readonly friendly?: boolean }).friendly === true;
}
