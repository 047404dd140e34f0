import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `filesWith(/\bvi\.mock\(/, ['apps/web/src'])`: the test files there that contain it. */
export function filesWith(pattern, folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .filter((file) => pattern.test(readFileSync(file, 'utf8'))),
  );
}
