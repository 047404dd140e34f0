import { fingerprint } from './fingerprint.mjs';

/** All that decides how a picture looks: the drawings, the cards and goats on them, the renderer. */
const DRAWS = [
  'packages/art/src',
  'packages/collection/src',
  'packages/contract/src/page-titles.ts',
  'packages/contract/src/pages.ts',
  'packages/rules/src',
  'apps/server/src/cards/album/album-preview.ts',
  'apps/server/src/cards/pictures',
];

/**
 * The version in the addresses of pictures, the same for the server and the pages of one release:
 * `pictureVersion() // '5f1d3c2a'`
 */
export function pictureVersion(root) {
  return fingerprint(DRAWS, root).slice(0, 8);
}
