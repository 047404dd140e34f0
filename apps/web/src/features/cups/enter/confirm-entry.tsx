import { formatHoof } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { CardFace } from '../../battle/card-face.tsx';
import { refusal } from '../../trading/refusal.ts';
import { lackOf } from '../../wallet/purse.ts';
import { type OwnedCard, useWalletFigures } from '../../wallet/wallet-queries.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { Cup } from '../cup-queries.ts';
import { startsWords } from '../cup-words.ts';
import { entryCost } from '../entry-cost.ts';
import type { useEnterCup } from '../use-cup-calls.ts';

/** What it costs, what happens to the cards, and the button that means it. */
export function ConfirmEntry({
  cup,
  cards,
  freeEntry,
  enter,
  onBack,
  onClose,
}: {
  cup: Cup;
  /** The announced one first. */
  cards: readonly OwnedCard[];
  freeEntry: boolean;
  enter: ReturnType<typeof useEnterCup>;
  onBack: () => void;
  onClose: () => void;
}) {
  const { address } = useWallet();
  const { data: figures } = useWalletFigures(address);
  const cost = entryCost(cup, freeEntry);
  const fee = cost.hoof ?? 0;
  const lack = lackOf(figures, { price: fee, to: 'people' });
  const msLeft = Date.parse(cup.startsAt) - useNow('countdown', cup.startsAt);
  return (
    <>
      <ul className="mb-5 grid grid-cols-1 gap-2">
        {cards.map((card, place) => (
          <li key={card.id} className="flex items-center gap-3.5 rounded-row bg-pitch-800 p-2">
            <CardFace imageUrl={card.imageUrl} className="h-13 w-11 flex-none rounded-panel" />
            <span className="min-w-0 flex-1">
              <span lang="en" className="block font-semibold">
                {card.name}
              </span>
              {place === 0 && <Tag tone="chalk">{t('Announced@@the card one has announced')}</Tag>}
            </span>
            <span className="numeral pr-2 text-2xl">{card.goatScore}</span>
          </li>
        ))}
      </ul>
      <FactList
        className="mb-5"
        facts={[
          [
            t('Entry@@what entering a cup costs'),
            fee === 0 ? cost.words : `${formatHoof(fee)} HOOF`,
          ],
          ...(fee > 0
            ? ([
                [t('Yours to trade@@HOOF'), figures ? formatHoof(figures.tradable) : '–'],
                [
                  t('Balance afterwards'),
                  figures && !lack ? formatHoof(figures.hoofBalance - fee) : '–',
                ],
              ] as const)
            : []),
          [
            t('Kick-off'),
            msLeft > 0 ? t('in {time}', { time: startsWords(msLeft) }) : t('now@@a cup begins'),
          ],
        ]}
      />
      <p className="mb-5 text-small text-chalk-2">
        {cards.length === 1
          ? t('Your card is busy until you are out. Beaten, it has to rest 12 hours.')
          : t(
              'Your cards are busy until you are out. Then those that played rest 12 hours; those that stayed on the bench are free at once.',
            )}{' '}
        {t('You can leave until kick-off, and get everything back.')}
      </p>
      <div role="alert">
        {enter.isError && (
          <p className="mb-5 flex gap-3.5 text-small text-error-text">
            <RefereeCard color="red" className="mt-0.5 h-5.5 w-4 flex-none" />
            {refusal(enter.error)}
          </p>
        )}
      </div>
      <TicketButton
        action={lack ? lack.brief : t('Enter the cup')}
        cost={cost.words}
        className="w-full"
        disabled={lack !== null || cards.length === 0}
        busy={enter.isPending}
        busyWord={t('Entering')}
        onClick={() => enter.mutate({ cardIds: cards.map(({ id }) => id), fee })}
      />
      {lack && (
        <p className="mt-4 text-small text-chalk-2">
          <T
            m="An entry takes HOOF that may trade, not gifts of the house. <lobby>Win some off another player</lobby>, or come back for tomorrow’s free entry."
            lobby={
              <Link
                to="/card-game"
                search={{ tab: 'lobby' }}
                className="link font-semibold text-chalk"
                onClick={onClose}
              />
            }
          />
        </p>
      )}
      <Button variant="ghost" className="mt-2" onClick={onBack} disabled={enter.isPending}>
        {t('Other cards')}
      </Button>
    </>
  );
}
