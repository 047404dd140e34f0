import { reportFault } from '@goats/ui/browser/report-fault.ts';
import { useEffect, useRef, useState } from 'react';
import type { Match } from '../match-types.ts';
import type { ClipCodec } from './find-codec.ts';
import type { makeClip } from './make-clip.ts';
import type { Shape } from './shapes.ts';

type ClipState =
  | { readonly at: 'idle' | 'failed' }
  /** Whole percents, so that a page does not draw itself anew for every frame. */
  | { readonly at: 'making'; readonly percent: number }
  | { readonly at: 'made'; readonly file: File; readonly url: string };

/** One clip at a time; what is left behind is stopped and given back. */
export function useClip(match: Match, codec: ClipCodec, make: typeof makeClip) {
  const [state, setState] = useState<ClipState>({ at: 'idle' });
  const running = useRef<AbortController>(null);
  const url = state.at === 'made' ? state.url : undefined;
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);

  async function start(shape: Shape): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const tell = (next: ClipState) => {
      if (!signal.aborted) setState(next);
    };
    tell({ at: 'making', percent: 0 });
    const onProgress = (share: number) => {
      const percent = Math.floor(share * 100);
      if (!signal.aborted)
        setState((now) =>
          now.at === 'making' && now.percent === percent ? now : { at: 'making', percent },
        );
    };
    try {
      const file = await make({ match, shape, codec, signal, onProgress });
      if (!signal.aborted) tell({ at: 'made', file, url: URL.createObjectURL(file) });
    } catch (error) {
      if (signal.aborted) return;
      reportFault('clip', error);
      tell({ at: 'failed' });
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ at: 'idle' });
  }

  return { state, start, stop };
}
