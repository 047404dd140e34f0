import { Ago } from '@goats/ui/ago.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useWalletFigures } from '../wallet-queries.ts';

/** Why nothing can be done with this wallet for now, and whom to tell that it is a mistake. */
export function FrozenNote({ address }: { address: string }) {
  const { data } = useWalletFigures(address);
  if (!data?.frozen) return null;
  const { reason, since, complaints } = data.frozen;
  return (
    <section
      aria-labelledby="frozen-note"
      className="mb-5 flex gap-4 rounded-row border border-line bg-well px-4 py-4"
    >
      <RefereeCard color="yellow" className="mt-0.5 h-7 w-5 flex-none" />
      <div className="min-w-0">
        <h3 id="frozen-note" className="text-row leading-[.95]">
          {t('This wallet is on the bench')}
        </h3>
        <p className="mt-1.5 text-small text-chalk-2 wrap-anywhere">
          <T m="Frozen {ago}: {reason}" ago={<Ago at={since} />} reason={reason} />
        </p>
        <p className="mt-2 text-small text-chalk-2">
          <T
            m="You can look at everything and change nothing. Your cards are off the shelf, your offers are back in your wallet, and matches under way are played for you by the clock. A mistake? Write to {address}."
            address={
              <a className="link" href={`mailto:${complaints}`}>
                {complaints}
              </a>
            }
          />
        </p>
      </div>
    </section>
  );
}
