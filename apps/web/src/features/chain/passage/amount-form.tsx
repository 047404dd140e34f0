import { formatHoof, typedForm } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { PriceField } from '../../trading/price-field.tsx';
import { usePriceText } from '../../trading/use-price-text.ts';
import { readAmount } from './amount.ts';

/** An amount and the button that commits to it; what is wrong is said once somebody has tried. */
export function AmountForm({
  most,
  tooMuch,
  help,
  action,
  busy,
  busyWord,
  children,
  onSend,
}: {
  most: number;
  /** A message, said about more than that; `{most}` is the amount. */
  tooMuch: string;
  help: ReactNode;
  /** What the button says, with an amount and without. */
  action: (hoof: string | null) => string;
  busy: boolean;
  busyWord: string;
  /** Between the field and the button. */
  children?: ReactNode;
  onSend: (hoof: number) => void;
}) {
  const { field, hoof, setText, submit } = usePriceText('', (text) =>
    readAmount(text, most, tooMuch),
  );
  return (
    <form noValidate onSubmit={submit(onSend)}>
      <PriceField label={t('How much')} help={help} {...field} />
      <Button size="sm" variant="ghost" className="-ml-2" onClick={() => setText(typedForm(most))}>
        {t('All {hoof}@@button: take the whole amount', { hoof: formatHoof(most) })}
      </Button>
      {children}
      <Button type="submit" size="lg" className="mt-5 w-full" busy={busy} busyWord={busyWord}>
        {action(hoof === null ? null : formatHoof(hoof))}
      </Button>
    </form>
  );
}
