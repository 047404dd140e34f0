import { formatHoof } from '@goats/rules';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { useStake } from '../../wallet/use-stake.ts';
import { useWalletFigures } from '../../wallet/wallet-queries.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import { onChain, refreshPassages, useChain, type Withdrawal } from '../chain-queries.ts';
import { AmountForm } from '../passage/amount-field.tsx';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { whyNoPassage } from '../passage/why-no-passage.ts';
import { WayOut } from './way-out.tsx';

interface TakeOutProps {
  address: string;
  /** An earlier one, to be finished. */
  begun?: Withdrawal;
  onClose: () => void;
}

/** From the purse of the game to one's own wallet: how much, and then how far it is. */
export default function TakeOutHoof({ address, begun, onClose }: TakeOutProps) {
  const { guest } = useWallet();
  const { data: answer } = useChain({ live: true });
  const { data: figures } = useWalletFigures(address);
  const chain = onChain(answer);
  const sign = useStake({
    call: 'POST /api/chain/withdrawals',
    request: (hoof: number) => ({ body: { hoof } }),
    purpose: 'to take HOOF out',
    refresh: (queryClient) => refreshPassages(queryClient, address),
  });
  const withdrawal = sign.data ?? begun ?? null;
  const barred = whyNoPassage(answer, guest);
  return (
    <Dialog open onClose={onClose} title="Take HOOF out">
      {withdrawal ? (
        <WayOut
          chain={chain}
          wallet={address}
          begun={withdrawal}
          barred={barred}
          eager={begun === undefined}
          onClose={onClose}
        />
      ) : barred !== null ? (
        <>
          <p className="text-chalk-2">{barred}</p>
          <Button className="mt-6 w-full" onClick={onClose}>
            All right
          </Button>
        </>
      ) : (
        <>
          <p className="mb-5 text-small text-chalk-2">
            Out of the Stadium and into your own wallet, where no rule of ours reaches it. Gifts of
            the house stay and play.
          </p>
          <AmountForm
            label="How much"
            most={figures?.tradable ?? 0}
            tooMuch="{most} HOOF of yours may leave. Gifts of the house stay in the game."
            help={figures && `${formatHoof(figures.tradable)} HOOF may leave.`}
            action="Take out"
            busy={sign.isPending}
            busyWord="Signing"
            onSend={(hoof) => sign.mutate(hoof)}
          >
            {chain && (
              <FactList
                className="mt-4"
                facts={[
                  ['The Stadium may still pay today', formatHoof(chain.reserves.leftToday)],
                  ['A voucher is good for', '30 minutes'],
                ]}
              />
            )}
            <StoppedNote error={sign.error} />
          </AmountForm>
        </>
      )}
    </Dialog>
  );
}
