import { formatHoof } from '@goats/rules';
import { m, t } from '@goats/words';
import { useStake } from '../../wallet/use-stake.ts';
import { useWalletFigures } from '../../wallet/wallet-queries.ts';
import { refreshPassages, type Withdrawal } from '../chain-queries.ts';
import { AmountForm } from '../passage/amount-form.tsx';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { PassageDialog, usePassage } from './passage-dialog.tsx';
import { WayOut } from './way-out.tsx';

interface TakeOutProps {
  address: string;
  /** An earlier one, to be finished. */
  begun?: Withdrawal;
  onClose: () => void;
}

const NONE = t(
  'None of your HOOF may leave yet. Gifts of the house stay and play; what you win from others, or get for a card, is yours to take.',
);
const PAID_OUT = t(
  'The Stadium has paid out all that it may today. It starts over at midnight UTC, and your HOOF is going nowhere meanwhile.',
);

/** From the purse of the game to one's own wallet: how much, and then how far it is. */
export default function TakeOutHoof({ address, begun, onClose }: TakeOutProps) {
  const { chain, barred } = usePassage();
  const { data: figures } = useWalletFigures(address);
  const sign = useStake({
    call: 'POST /api/chain/withdrawals',
    request: (hoof: number) => ({ body: { hoof } }),
    purpose: t('Sign in to take HOOF out.'),
    refresh: (queryClient) => refreshPassages(queryClient, address),
  });
  const withdrawal = sign.data ?? begun ?? null;
  const mayLeave = figures?.tradable ?? 0;
  const leftToday = chain ? Math.min(chain.reserves.leftToday, chain.reserves.dayShare) : mayLeave;
  const most = Math.min(mayLeave, leftToday);
  const none = figures && mayLeave < 1 ? NONE : chain && leftToday < 1 ? PAID_OUT : null;
  return (
    <PassageDialog
      title={t('Take HOOF out')}
      underWay={
        withdrawal && (
          <WayOut
            {...{ chain, barred, onClose }}
            wallet={address}
            begun={withdrawal}
            eager={begun === undefined}
          />
        )
      }
      barred={barred ?? none}
      onClose={onClose}
    >
      <p className="mb-5 text-small text-chalk-2">
        {t(
          'Out of the Stadium and into your own wallet, where no rule of ours reaches it. Gifts of the house stay and play.',
        )}
      </p>
      <AmountForm
        most={most}
        tooMuch={
          most < mayLeave
            ? m('The Stadium pays out {most} HOOF more today. The rest can follow tomorrow.')
            : m('{most} HOOF of yours may leave. Gifts of the house stay in the game.')
        }
        help={figures && t('{hoof} HOOF may leave.', { hoof: formatHoof(mayLeave) })}
        action={(hoof) =>
          hoof ? t('Take out {hoof} HOOF', { hoof }) : t('Take out@@HOOF, to a wallet')
        }
        busy={sign.isPending}
        busyWord={t('Signing@@button, while it happens')}
        onSend={(hoof) => sign.mutate(hoof)}
      >
        <StoppedNote error={sign.error} />
      </AmountForm>
    </PassageDialog>
  );
}
