import { versioned } from '@goats/collection';
import { PACK_SIZE } from '@goats/rules';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { DayNote } from '../features/packs/day-note.tsx';
import { drawSamplePack } from '../features/packs/draw-pack.ts';
import { PackDeal } from '../features/packs/pack-deal.tsx';
import { PackReading } from '../features/packs/pack-reading.tsx';
import { PackReveal } from '../features/packs/pack-reveal.tsx';
import { OpeningPanel, ReadyPanel } from '../features/packs/pack-side-panel.tsx';
import { PLACEHOLDER_CARDS } from '../features/packs/reveal/revealed-card.ts';
import { usePack } from '../features/packs/reveal/use-pack.ts';
import { StarterReminder } from '../features/packs/starter-reminder.tsx';
import { useDaysPack } from '../features/packs/use-days-pack.ts';
import { SoundToggle } from '../features/sound/sound-toggle.tsx';
import { useWallet } from '../features/wallet/wallet-store.ts';

export function PackOpeningPage() {
  return <Table key={useSeat()} />;
}

/** Whoever signs in keeps what is on the table; the next account finds a clean one. */
function useSeat(): number {
  const { address } = useWallet();
  const [seat, setSeat] = useState({ address, number: 0 });
  if (seat.address === address) return seat.number;
  const number = seat.address === null ? seat.number : seat.number + 1;
  setSeat({ address, number });
  return number;
}

function Table() {
  const shop = usePack(drawSamplePack);
  const { daily, isLoading, pack: days } = useDaysPack();
  // What was torn stays on the table, whatever is due meanwhile.
  const isDays = days.stage !== 'closed' || (shop.stage === 'closed' && daily?.due === true);
  const pack = isDays ? days : shop;
  const captured = pack.cards ?? [];
  return (
    <>
      <section className="pack-floor">
        <div className="wrap grid gap-x-14 gap-y-8 py-9 sm:py-12 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
          <div className="min-w-0">
            <div className="flex items-center justify-between gap-4">
              <h1 className="text-part sm:text-poster-l">
                {isDays ? t('The day’s pack') : t('Open a pack')}
              </h1>
              <SoundToggle />
            </div>
            <p className="mt-3 max-w-150 text-chalk-2 sm:text-lead lg:max-w-200">
              {isDays ? (
                <T
                  m={
                    '<b>{revealed, select, true {One of these {size} is yours.} other {One of these {size} becomes yours.}}</b> The other {others} are to look at.'
                  }
                  b={<b className="text-chalk" />}
                  revealed={String(days.revealed)}
                  size={PACK_SIZE}
                  others={PACK_SIZE - 1}
                />
              ) : (
                t(
                  'A shop window: {size} cards to look at, nothing is yours. What nobody owns yet can be minted.',
                  { size: PACK_SIZE },
                )
              )}
            </p>
            {!isDays && (
              <>
                <StarterReminder />
                {isLoading ? (
                  <Skeleton className="mt-4 h-24 max-w-150 lg:max-w-200" />
                ) : (
                  <DayNote daily={daily} />
                )}
              </>
            )}
            <div role="alert">
              {days.refusal && (
                <p className="mt-4 flex max-w-150 gap-3.5 text-error-text">
                  <RefereeCard color="red" className="mt-1 h-6 w-4" />
                  {days.refusal}
                </p>
              )}
            </div>
            <div className="mt-5 grid min-h-100 items-center sm:mt-6 lg:min-h-128">
              <PackReveal
                key={isDays ? 'days' : 'shop'}
                pack={pack}
                wrapper={versioned('/api/images/pack-standard.webp')}
                label={isDays ? t('Open the day’s pack') : t('Tear it open')}
                sticker={isDays ? t('One is yours') : t('Shop window')}
                count={PACK_SIZE}
                onOpen={pack.open}
                below={(card) => <PackDeal card={card} />}
              />
            </div>
          </div>
          <div className="md:pt-4">
            {pack.stage === 'opened' ? (
              <ReadyPanel
                cards={captured.length > 0 ? captured : PLACEHOLDER_CARDS}
                turned={(place) => captured.length === 0 || pack.turned.includes(place)}
              />
            ) : (
              <OpeningPanel />
            )}
          </div>
        </div>
      </section>
      <PackReading />
    </>
  );
}
