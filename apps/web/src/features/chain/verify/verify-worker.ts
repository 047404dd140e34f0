import { serve } from '@goats/ui/workers/serve-worker.ts';
import { checkLeaves } from './check-leaves.ts';
import type { Asks } from './protocol.ts';

serve({
  async check({ url, claim, address }: Asks['check']['ask'], { now }) {
    const text = await fetched(url);
    if (text === null) return null;
    const began = now();
    return { ...checkLeaves(text, claim, address), ms: now() - began };
  },
});

async function fetched(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
