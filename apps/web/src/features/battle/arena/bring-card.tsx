import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import { CardPicker } from '../card-picker.tsx';

/** Which card goes in; left alone, the one that makes the fairest match. */
export function BringCard({
  cards,
  chosen,
  onChoose,
}: {
  /** Of the tier that is asked for; those that cannot go in say why. */
  cards: readonly OwnedCard[];
  chosen: OwnedCard | undefined;
  onChoose: (id: number | null) => void;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="link min-w-0 flex-none truncate py-1.5 text-fine text-chalk-2 pointer-coarse:py-3"
      >
        {chosen
          ? t('Bring: {card}, {score}', { card: chosen.goatName, score: chosen.goatScore })
          : t('Bring: Fairest match')}
      </button>
      {open && (
        <Dialog open onClose={close} title={t('Bring a card')}>
          <p className="mb-4 text-chalk-2">
            {t('Leave it to us, and we bring the one that makes the fairest match.')}
          </p>
          <CardPicker
            label={t('Your card')}
            cards={cards}
            chosen={chosen ? [chosen.id] : []}
            onPick={({ id }) => onChoose(id)}
            atStake
            columns="grid-cols-3 sm:grid-cols-4"
          />
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
            <Button disabled={!chosen} onClick={close}>
              {t('Bring this one')}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                onChoose(null);
                close();
              }}
            >
              {t('Fairest match')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
