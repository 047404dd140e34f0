import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { useWallet } from '../../wallet/wallet-store.ts';
import { onChain, useChain } from '../chain-queries.ts';
import { whyNoPassage } from '../passage/why-no-passage.ts';
import { CardAtTheDoor, type CardToMove } from './card-at-the-door.tsx';

/** The chain, and why nothing goes out or in now. */
export function usePassage() {
  const { guest } = useWallet();
  const { data: answer } = useChain({ live: true });
  return { chain: onChain(answer), barred: whyNoPassage(answer, guest) };
}

/** The frame of every way: how far it is, why it cannot begin, or what to press. */
export function PassageDialog({
  title,
  card,
  underWay,
  barred,
  onClose,
  children,
}: {
  title: string;
  card?: CardToMove;
  /** Shown alone, as soon as there is something to show. */
  underWay: ReactNode;
  barred: string | null;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title={title}>
      {card && <CardAtTheDoor card={card} />}
      {underWay ||
        (barred === null ? (
          children
        ) : (
          <>
            <p className="text-chalk-2">{barred}</p>
            <Button className="mt-6 w-full" onClick={onClose}>
              {t('All right@@button')}
            </Button>
          </>
        ))}
    </Dialog>
  );
}
