import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * 'Leave without us' is one file with its script in it, which the policy of the site forbids. Its
 * own is written into it for whoever saved it, and names that very script; the header says the same.
 *
 * `await readLeavePolicy(webRoot) // "default-src 'none'; script-src 'sha256-…"`
 */
export async function readLeavePolicy(webRoot: string): Promise<string | undefined> {
  const html = await readFile(join(webRoot, 'leave.html'), 'utf8').catch(() => '');
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  return policy && `${policy}; frame-ancestors 'none'`;
}

/** Also of the squeezed file. */
export const LEAVE_FILE = /[\\/]leave\.html(\.br|\.gz)?$/;
