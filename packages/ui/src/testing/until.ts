import { act } from 'react';
import { vi } from 'vitest';

/**
 * As long as it takes, with what React has to do in between: a busy machine must not decide.
 *
 * `await until(() => expect(host.textContent).toContain('Fancy a match?'))`
 */
export function until<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
  return vi.waitFor(async () => {
    await act(async () => {});
    return look();
  }, 30_000);
}
