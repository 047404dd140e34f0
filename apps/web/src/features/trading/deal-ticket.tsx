import { formatHoof } from '@goats/rules';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';

/** `<DealTicket verb="Buy" name={card.name} price={1250} … />`: read out as 'Buy The Flea for 1,250 HOOF'. */
export function DealTicket({
  verb,
  name,
  price,
  size,
  waiting,
  onClick,
}: {
  verb: 'Mint' | 'Buy';
  name: string;
  price: number;
  size: 'md' | 'sm';
  waiting: boolean;
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
      className="w-full"
      busy={waiting}
      busyWord="..."
      onClick={onClick}
    />
  );
}
