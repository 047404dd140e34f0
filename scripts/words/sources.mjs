import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn } from './messages-in.mjs';

/** Where people's sentences are; the desk and the commands speak English alone. */
const ROOTS = [
  'apps/server/src',
  'apps/web/src',
  'packages/chain/src',
  'packages/collection/src',
  'packages/contract/src',
  'packages/rules/src',
  'packages/ui/src',
  'packages/words/src',
  'apps/leave/src',
];

/** `sourcesOf(root) // [{ path: 'apps/web/src/main.tsx', code: '…' }, …]`, without tests. */
export function sourcesOf(root, roots = ROOTS) {
  return roots.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter(
        (name) =>
          /(?<!\.test|\.d)\.tsx?$/.test(name) &&
          !/(^|\/)(testing\/|(test|fake|sample)-)/.test(name),
      )
      .sort()
      .map((name) => {
        const path = join(folder, name);
        return { path, code: readFileSync(join(root, path), 'utf8') };
      }),
  );
}

/** Every message that is said anywhere, with the places: `Map { 'Cups' => [{ path, line, names, by }, …] }` */
export function allMessages(root) {
  const messages = new Map();
  for (const { path, code } of sourcesOf(root)) {
    for (const said of messagesIn(path, code)) {
      const places = messages.get(said.message) ?? [];
      places.push(said);
      messages.set(said.message, places);
    }
  }
  return messages;
}

/** The file of the catalogues that a place belongs to: `areaOf('apps/web/src/features/cups/cup.tsx') // 'cups'` */
export function areaOf(path) {
  const [, feature] = /^apps\/web\/src\/features\/([^/]+)/.exec(path) ?? [];
  if (feature) return feature;
  if (path.startsWith('apps/web/src/content/')) return 'content';
  return path.startsWith('apps/web/') ? 'site' : path.split('/')[1];
}
