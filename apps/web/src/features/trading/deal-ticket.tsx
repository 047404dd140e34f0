import { formatHoof } from '@goats/rules';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { QuietTicket } from '@goats/ui/quiet-ticket.tsx';
import { T } from '@goats/ui/t.tsx';
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
  const said = { what: <span className="sr-only" />, name };
  const action =
    verb === 'Buy' ? (
      <T m="Buy<what> {name} for</what>@@a price in HOOF follows" {...said} />
    ) : (
      <T m="Mint<what> {name} for</what>@@a price in HOOF follows" {...said} />
    );
  const cost = (
    <>
      <HoofCoin className="size-4.5" />
      {formatHoof(price)}
      <span className="sr-only"> HOOF</span>
    </>
  );
  const small = size === 'sm';
  if (lack) {
    return (
      <QuietTicket {...{ action, cost, size, onClick }} lack={small ? lack.brief : lack.words} />
    );
  }
  return (
    <TicketButton
      {...{ action, cost, size, onClick }}
      stub={small ? '4.75rem' : '8rem'}
      outlined={verb === 'Mint' || small}
      className="w-full"
      busy={waiting}
      busyWord="..."
    />
  );
}
