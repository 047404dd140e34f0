import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/**
 * What a wallet cannot pay: not lit, and it says what is missing. Pressed, it still explains.
 * `<QuietTicket action="Buy" cost="40" lack="12 HOOF short" onClick={…} />`
 */
export function QuietTicket({
  action,
  cost,
  lack,
  size,
  onClick,
}: {
  action: ReactNode;
  cost: ReactNode;
  lack: string;
  size: 'md' | 'sm';
  onClick: () => void;
}) {
  return (
    <Button
      variant="outline"
      size={size}
      aria-haspopup="dialog"
      className="min-h-11.5 w-full flex-col gap-1! px-2!"
      onClick={onClick}
    >
      <span className="flex items-center gap-2 opacity-75 grayscale">
        {action} {cost}
      </span>
      <QuietNote>{lack}</QuietNote>
    </Button>
  );
}

/** The line below what a button does, in small print. */
export function QuietNote({ children }: { children: ReactNode }) {
  return (
    <span className="text-fine leading-tight font-normal tracking-normal normal-case [font-family:var(--font-sans)] text-chalk-2">
      <span className="sr-only">, </span>
      {children}
    </span>
  );
}
