import { formatHoof } from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import { useMomentTitle } from '@goats/ui/moment-title.tsx';
import { T } from '@goats/ui/t.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { t } from '@goats/words';
import type { CardState } from '../../catalogue/card-queries.ts';
import { PlayerName } from '../../players/player-name.tsx';
import { lackOf } from '../../wallet/purse.ts';
import { usePurse } from '../../wallet/use-purse.ts';
import { useStake } from '../../wallet/use-stake.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import { DealDone, SeeTheCard } from '../deal-done.tsx';
import { refreshTrade } from '../refresh-trade.ts';
import { refusal } from '../refusal.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { DealFrame } from './deal-frame.tsx';
import { LackNote } from './lack-note.tsx';

/** Price, balance before and after, then the card. */
export default function MintDialog({ card, onClose }: { card: CardState; onClose: () => void }) {
  const momentTitle = useMomentTitle();
  const mint = useStake({
    call: 'POST /api/cards/:id/mint',
    request: (_: undefined, playerId: string) => ({
      params: { id: String(card.id) },
      body: { playerId },
    }),
    purpose: t('Sign in to mint this card.'),
    refresh: refreshTrade(card.id),
  });
  const minted = mint.data ?? null;
  // Whoever has just minted it owns it too; that is no news.
  const taken = card.owner !== null && !minted && !mint.isPending;
  const title = minted
    ? t('Welcome to the squad')
    : taken
      ? t('Already signed@@a card, by another player')
      : t('Mint this card');
  return (
    <DealFrame title={title} card={card} onClose={onClose}>
      {minted ? (
        <DealDone
          balance={minted.hoofBalance}
          onClose={onClose}
          actions={<SeeTheCard id={card.id} onClose={onClose} />}
        >
          {t('{goat} has signed for you. {moment} comes along.', {
            goat: card.goatName,
            moment: momentTitle(card.momentTitle),
          })}
        </DealDone>
      ) : taken && !mint.isError ? (
        <>
          <p className="mb-6 text-chalk-2">
            <T
              m="This one belongs to {name}. Nothing was paid."
              name={card.owner && <PlayerName address={card.owner} />}
            />
          </p>
          <SeeTheCard id={card.id} onClose={onClose} />
        </>
      ) : (
        <Confirm
          card={card}
          busy={mint.isPending}
          refused={mint.isError ? refusal(mint.error) : null}
          onMint={() => mint.mutate(undefined)}
          onClose={onClose}
        />
      )}
    </DealFrame>
  );
}

function Confirm({
  card,
  busy,
  refused,
  onMint,
  onClose,
}: {
  card: CardState;
  busy: boolean;
  refused: string | null;
  onMint: () => void;
  onClose: () => void;
}) {
  const { address } = useWallet();
  const data = usePurse(address);
  const lack = lackOf(data, { price: card.priceHoof, to: 'house', mints: card.rarity });
  const after = data ? data.hoofBalance - card.priceHoof : null;
  const left = data?.mintsLeft;
  const legendary = card.rarity === 'Legendary';
  return (
    <>
      <FactList
        className="mb-5"
        facts={[
          [t('Price'), `${formatHoof(card.priceHoof)} HOOF`],
          [t('Yours, gifts and all'), data ? formatHoof(data.hoofBalance) : '–'],
          [
            t('Afterwards@@balance after paying'),
            after === null || after < 0 ? '–' : formatHoof(after),
          ],
          ...(left
            ? [
                [
                  t('Mints left today'),
                  legendary
                    ? t('{legendary} Legendary, {all} in all', {
                        legendary: left.legendary,
                        all: left.all,
                      })
                    : t('{count} of {all}', { count: left.all, all: left.perDay }),
                ] as const,
              ]
            : []),
        ]}
      />
      <RefusalNote words={refused} />
      <TicketButton
        action={lack ? lack.brief : t('Mint@@button')}
        cost={`${formatHoof(card.priceHoof)}`}
        stub="6rem"
        className="w-full"
        disabled={lack !== null}
        busy={busy}
        busyWord={t('Minting@@button, while it happens')}
        onClick={onMint}
      />
      {lack && data && <LackNote figures={data} lack={lack} card={card} onLeave={onClose} />}
      {data && !data.history.has && data.locked > 0 && (
        <p className="mt-4 text-small text-chalk-2">
          {t(
            'Paid with gifted HOOF, the card is bound to you until you have played your way in ({matches} matches played out against {wallets} wallets{days, plural, =0 {} =1 {} other { on # days}}): it plays challenges, and cannot be put at stake or sold, nor grow.',
            {
              matches: data.history.matchesNeeded,
              wallets: data.history.walletsNeeded,
              days: data.history.daysNeeded,
            },
          )}
        </p>
      )}
      <p className="mt-4 text-small text-chalk-3">
        {t('The price goes to the treasury, the card to your wallet, both at once or not at all.')}
      </p>
    </>
  );
}
