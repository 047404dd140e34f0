import { t } from '@goats/words';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** Says that it worked in its own place. `<CopyButton text={address}>Copy address</CopyButton>` */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  async function copy(): Promise<void> {
    try {
      // Missing outside https, where the text can still be selected by hand.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <Button size="sm" variant="outline" onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">
        {state === 'idle' ? children : state === 'copied' ? t('Copied') : t('Select it by hand')}
      </span>
    </Button>
  );
}
