import { formatHoof } from '@goats/rules';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import type { Lack } from '../wallet/purse.ts';

/** `<DealTicket verb="Buy" name={card.name} price={1250} … />`: read out as 'Buy The Flea for 1,250 HOOF'. */
export function DealTicket({
  verb,
  name,
  price,
  size,
  waiting,
  lack,
  onClick,
}: {
  verb: 'Mint' | 'Buy';
  name: string;
  price: number;
  size: 'md' | 'sm';
  waiting: boolean;
  lack: Lack | null;
  onClick: () => void;
}) {
  return (
    <TicketButton
      action={
        <>
          {verb}
          <span className="sr-only"> {name} for</span>
        </>
      }
      cost={
        <>
          <HoofCoin className="size-4.5" />
          {formatHoof(price)}
          <span className="sr-only"> HOOF</span>
        </>
      }
      stub={size === 'sm' ? '4.75rem' : '8rem'}
      outlined={verb === 'Mint' || size === 'sm'}
      size={size}
      className={size === 'sm' ? 'min-h-11.5 w-full' : 'w-full'}
      lack={lack?.[size === 'sm' ? 'brief' : 'words']}
      busy={waiting}
      busyWord="..."
      onClick={onClick}
    />
  );
}
