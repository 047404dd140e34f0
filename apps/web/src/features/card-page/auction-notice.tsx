import { type CardColor, RefereeCard } from '@goats/ui/referee-card.tsx';
import type { ReactNode } from 'react';

/** The referee's word on an auction, and what can be done about it. */
export function AuctionNotice({
  color,
  title,
  text,
  children,
}: {
  color: CardColor;
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div
      role="status"
      className="mt-6 grid grid-cols-[20px_1fr] gap-4 rounded-row border border-edge bg-pitch-850 px-4.5 py-3.5"
    >
      <RefereeCard color={color} className="mt-0.5 h-7 w-5" />
      <div>
        <p className="leading-[1.3] font-semibold">{title}</p>
        <p className="mt-0.5 text-small text-chalk-2">{text}</p>
        {children}
      </div>
    </div>
  );
}
