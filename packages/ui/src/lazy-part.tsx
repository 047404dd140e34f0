import { t } from '@goats/words';
import { type ComponentType, lazy, useEffect } from 'react';
import { patiently } from './patiently.ts';
import { toast } from './toasts.tsx';

interface WhenMissing {
  /** Gives up what was waited for; a dialog is closed without it. */
  readonly onMissing?: () => void;
}

/**
 * A part that the page can do without: should its code not arrive, everything else goes on and
 * somebody is told. Shown again, it is asked for again.
 *
 * `const SellDialog = lazyPart(() => import('./dialogs/sell-dialog.tsx'))`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & WhenMissing> {
  const begin = () =>
    lazy(() =>
      patiently(load).catch(() => ({
        default: (props: Props & WhenMissing & { onClose?: () => void }) => (
          <Missing
            giveUp={props.onMissing ?? props.onClose}
            onGone={() => {
              Part = begin();
            }}
          />
        ),
      })),
    );
  let Part: ComponentType<Props & WhenMissing> = begin();
  return (props) => <Part {...props} />;
}

function Missing({ giveUp, onGone }: { giveUp: (() => void) | undefined; onGone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, not with every render
  useEffect(() => {
    sayMissing();
    giveUp?.();
    return onGone;
  }, []);
  return null;
}

function sayMissing(): void {
  toast({
    title: t('A part of this page got lost on the way'),
    description: t('Everything else works. Check your line and try again.'),
    tone: 'yellow',
    action: { label: t('Reload the page'), run: () => location.reload() },
  });
}
