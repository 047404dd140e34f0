import { t } from '@goats/words';
import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonSize } from './button.tsx';
import { type Message, shareMessage } from './share-message.ts';

interface ShareButtonProps {
  label: string;
  /** Written when it is asked for: a match moves on while its button stands there. */
  message: () => Message;
  size?: ButtonSize;
  className?: string;
}

/** Says in its own place that the link was copied. `<ShareButton label="Share" message={…} />` */
export function ShareButton({ label, message, size = 'md', className }: ShareButtonProps) {
  const [state, setState] = useState<'shared' | 'copied' | 'refused'>('shared');
  useEffect(() => {
    if (state === 'shared') return;
    const timer = setTimeout(() => setState('shared'), 2_500);
    return () => clearTimeout(timer);
  }, [state]);
  const Icon = state === 'copied' ? Check : Share2;
  return (
    <Button
      size={size}
      variant="outline"
      {...(className && { className })}
      onClick={() => void shareMessage(message()).then(setState)}
    >
      <Icon aria-hidden="true" className={size === 'sm' ? 'size-4' : 'size-4.5'} />
      <span aria-live="polite">
        {state === 'shared'
          ? label
          : state === 'copied'
            ? t('Copied')
            : t('Copy it from the address bar')}
      </span>
    </Button>
  );
}
