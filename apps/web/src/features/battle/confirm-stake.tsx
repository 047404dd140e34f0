import { formatHoof } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { CardName } from '@goats/ui/card-name.tsx';
import { cx } from '@goats/ui/cx.ts';
import { T } from '@goats/ui/t.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { t } from '@goats/words';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { StakesTag } from './stakes-tag.tsx';

interface ConfirmStakeProps {
  kind: 'challenge' | 'request';
  /** Of a squad its captain: the one that may be lost. */
  card: { readonly name: string; readonly imageUrl: string };
  squad?: boolean;
  stake: number;
  /** What the winner takes, as a sentence. */
  win: string;
  /** Where the cards are chosen it hangs beside them already. */
  hidePicture?: boolean;
  busy: boolean;
  busyWord: string;
  onConfirm: () => void;
  onCancel: () => void;
  className?: string;
}

/** The second press of a stake: which card goes in, for how much, and how it may end. */
export function ConfirmStake({
  kind,
  card,
  squad = false,
  stake,
  win,
  hidePicture = false,
  busy,
  busyWord,
  onConfirm,
  onCancel,
  className,
}: ConfirmStakeProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const id = useId();
  // On a phone it may open below the fold: whoever chose must see what is asked.
  useEffect(() => {
    confirm.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || busy) return;
    // A dialog around it would close as well.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }
  const cost = `${formatHoof(stake)} HOOF`;
  return (
    <fieldset
      ref={panel}
      onKeyDown={onKeyDown}
      className={cx('min-w-0 animate-[fade-in_240ms_var(--ease-enter)]', className)}
    >
      <legend className="sr-only">{t('Confirm your stake')}</legend>
      <div className="mb-3 flex items-center gap-3.5">
        {!hidePicture && (
          <CardPicture imageUrl={card.imageUrl} alt="" sizes="56px" className="w-14 flex-none" />
        )}
        <div className="min-w-0">
          <StakesTag kind={kind} />
          <p id={id} className="mt-1.5 text-small leading-snug text-chalk-2">
            {kind === 'request' && (
              <>
                <b className="font-semibold text-chalk">
                  {squad
                    ? t('You may lose this card, your captain.')
                    : t('You may lose this card.')}
                </b>{' '}
              </>
            )}
            {win}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <TicketButton
          ref={confirm}
          action={
            <span className="leading-[.95]">
              <T
                m="Confirm: {card}"
                card={<CardName name={card.name} number="whitespace-nowrap" />}
              />
            </span>
          }
          cost={cost}
          stub="6.25rem"
          // Beside it where both fit, else each has a line of its own.
          className="min-w-0 grow-[999] basis-80"
          busy={busy}
          busyWord={busyWord}
          aria-label={busy ? busyWord : t('Confirm: {card}, {cost}', { card: card.name, cost })}
          aria-describedby={id}
          onClick={onConfirm}
        />
        <Button variant="outline" disabled={busy} onClick={onCancel} className="grow">
          {t('Cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
