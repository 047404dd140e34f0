import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { takeFromWindow } from './rate-limits.ts';

/**
 * Whether a mailbox may be asked whose it is, counted over everybody who typed its address: nobody
 * must be able to fill a stranger's mailbox with our questions. Whoever typed it is not told.
 *
 * `if (await mayAsk(deps, 'billy@pasture.example')) …`
 */
export async function mayAsk(deps: Deps, address: string): Promise<boolean> {
  // Counted, not kept: the address itself has no business in a table of limits.
  const name = createHash('sha256').update(mailboxOf(address)).digest('base64url');
  const { left } = await takeFromWindow(deps, 'confirmation', { name, times: 1 }, 1);
  return left > 0;
}

/**
 * `mailboxOf('bil.ly+1@pasture.example') // 'billy@pasture.example'`: many providers deliver all
 * spellings to one mailbox. Where two people are meant they share what is counted, nothing else.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '');
  return name + address.slice(at);
}
