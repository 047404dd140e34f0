import { formatHoof, shortAddress } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Dialog } from '@goats/ui/dialog.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { momentOf } from '@goats/ui/moment-of.ts';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { usePayment } from './week-queries.ts';
import { accountWords } from './week-words.ts';

/** One line of the ledger, for whoever wants to see it in black on white. */
export function PaymentDialog({
  id,
  name,
  onClose,
}: {
  id: number;
  /** Of whoever was paid. */
  name: string | null;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('In the ledger')}
      description={t('As it was booked. Nobody can change or delete a line, not even us.')}
      width="sm"
    >
      <PaymentFacts id={id} name={name} />
    </Dialog>
  );
}

export function PaymentFacts({ id, name }: { id: number; name: string | null }) {
  const { data, error, isPending, refetch } = usePayment(id);
  if (isPending) return <Skeleton className="h-72" />;
  if (!data) {
    return (
      <NotArrived onRetry={refetch}>
        {t('The entry did not arrive.')} {failureWords(error)}
      </NotArrived>
    );
  }
  const to = shortAddress(data.to);
  return (
    <FactList
      facts={[
        [t('Entry@@a line of the ledger'), t('No. {id}@@number', { id: data.id })],
        [t('From@@who paid'), accountWords(data.from)],
        [
          t('To@@who was paid'),
          <Whole key="to" text={name ? `${name}, ${to}` : to} title={data.to} />,
        ],
        ['HOOF', formatHoof(data.amount)],
        [t('Booked@@when it was paid'), <When key="at" at={data.at} />],
        [t('Reference'), data.reference],
      ]}
    />
  );
}

/** An address reads as it is written: capitals would spell another one. */
function Whole({ text, title }: { text: string; title: string }) {
  return (
    <span title={title} className="normal-case">
      {text}
    </span>
  );
}

function When({ at }: { at: string }) {
  return <time dateTime={at}>{momentOf(at)}</time>;
}
