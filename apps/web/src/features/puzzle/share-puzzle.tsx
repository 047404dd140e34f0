import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Puzzle, Solution } from './puzzle-queries.ts';
import { shareText } from './puzzle-words.ts';

/** Words, link and the day's picture through the phone's own sheet; elsewhere they are copied. */
export function SharePuzzle({ puzzle, solution }: { puzzle: Puzzle; solution: Solution }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2_500);
    return () => clearTimeout(timer);
  }, [state]);

  async function share(): Promise<void> {
    const text = shareText(puzzle, solution);
    const url = new URL('/puzzle', location.origin).href;
    try {
      // A mouse has no sheet worth opening; desktop browsers that offer one hide the link in it.
      if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ text, url })) {
        const picture = await pictureOf(puzzle);
        const whole = { text, url, ...(picture ? { files: [picture] } : {}) };
        await navigator.share(navigator.canShare(whole) ? whole : { text, url });
        return;
      }
      await navigator.clipboard.writeText(`${text} ${url}`);
      setState('copied');
    } catch (error) {
      // Whoever closes the sheet has changed their mind; that is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('refused');
    }
  }

  const Icon = state === 'copied' ? Check : Share2;
  return (
    <Button variant="outline" onClick={() => void share()}>
      <Icon aria-hidden="true" className="size-4.5" />
      <span aria-live="polite">
        {state === 'idle'
          ? 'Share, without the answer'
          : state === 'copied'
            ? 'Copied'
            : 'Copy it from the address bar'}
      </span>
    </Button>
  );
}

/** Without its picture a puzzle is still worth sharing. */
async function pictureOf({ image, day }: Puzzle): Promise<File | undefined> {
  try {
    const response = await fetch(image);
    if (!response.ok) return undefined;
    return new File([await response.blob()], `your-pick-${day}.png`, { type: 'image/png' });
  } catch {
    return undefined;
  }
}
