/** `npm run provenance`: mints the whole collection anew and compares its root with the published one. */
import { COLLECTION_PROVENANCE, COLLECTION_SEED, mintedCards, provenanceOf } from '../src/index.ts';

const { count, root } = provenanceOf(mintedCards());
console.log(`seed       ${COLLECTION_SEED}`);
console.log(`cards      ${count}`);
console.log(`root       ${root}`);
console.log(`published  ${COLLECTION_PROVENANCE}`);
const same = root === COLLECTION_PROVENANCE;
console.log(same ? 'The collection is what was published.' : 'This is another collection.');
process.exit(same ? 0 : 1);
