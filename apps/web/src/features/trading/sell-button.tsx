import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { T } from '@goats/ui/t.tsx';
import { Suspense, useState } from 'react';
import type { CardToSell } from './dialogs/sell-dialog.tsx';

const SellDialog = lazyPart(() => import('./dialogs/sell-dialog.tsx'));

/** `<SellButton card={card} size="sm" />`: Sell, or Change price when it is on the shelf. */
export function SellButton({
  card,
  size = 'md',
  barred = false,
}: {
  card: CardToSell;
  size?: 'md' | 'sm';
  /** It cannot be sold now; a dialog that is open stays, to say what the server said. */
  barred?: boolean;
}) {
  const [open, setOpen] = useState(false);
  const said = { what: <span className="sr-only" />, name: card.name };
  return (
    <>
      {!barred && (
        <Button variant="outline" size={size} onClick={() => setOpen(true)}>
          {card.listing ? (
            <T m="Change price<what> of {name}</what>" {...said} />
          ) : (
            <T m="Sell<what> {name}</what>" {...said} />
          )}
        </Button>
      )}
      {open && (
        <Suspense>
          <SellDialog card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
