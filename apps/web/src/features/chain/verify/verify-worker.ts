import { serve } from '@goats/ui/workers/serve-worker.ts';
import { t } from '@goats/words';
import { checkLeaves } from './check-leaves.ts';
import type { Asks } from './protocol.ts';

serve({
  async check({ url, claim, address }: Asks['check']['ask'], { now }) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(t('The list of leaves could not be fetched.'));
    const text = await answer.text();
    const began = now();
    return { ...checkLeaves(text, claim, address), ms: now() - began };
  },
});
