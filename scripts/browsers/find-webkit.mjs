import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * What Debian's packages `webkit2gtk-driver` and `xvfb` bring, or undefined: the third engine is not
 * worth failing for either.
 *
 * @example findWebKit()?.driver // → '/usr/bin/WebKitWebDriver'
 */
export function findWebKit(env = process.env, libraries = '/usr/lib') {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const first = (paths) => paths.find((path) => existsSync(path));
  const onPath = (name) => first(folders.map((folder) => join(folder, name)));
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  if (!driver || !screen) return undefined;
  const browser = first(
    readdirSync(libraries).map((name) => join(libraries, name, 'webkit2gtk-4.1/MiniBrowser')),
  );
  return browser && { driver, screen, browser };
}
