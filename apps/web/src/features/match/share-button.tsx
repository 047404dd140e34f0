import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { shareWords } from './commentary.ts';
import type { Match } from './match-types.ts';

/** The link to watch: through the phone's own sheet where there is one, else copied. */
export function ShareButton({ match }: { match: Match }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2_500);
    return () => clearTimeout(timer);
  }, [state]);

  async function share(): Promise<void> {
    const url = new URL(`/battle?match=${match.id}`, location.origin).href;
    const message = { ...shareWords(match), url };
    try {
      // A mouse has no sheet worth opening; desktop browsers that offer one hide the link in it.
      if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(message)) {
        await navigator.share(message);
        return;
      }
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch (error) {
      // Whoever closes the sheet has changed their mind; that is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('refused');
    }
  }

  const Icon = state === 'copied' ? Check : Share2;
  return (
    <Button size="sm" variant="outline" className="min-h-11" onClick={() => void share()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">
        {state === 'idle'
          ? 'Share link'
          : state === 'copied'
            ? 'Copied'
            : 'Copy it from the address bar'}
      </span>
    </Button>
  );
}
