import { versioned } from '@goats/collection';
import { PACK_SIZE } from '@goats/rules';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
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

export function PackOpeningPage() {
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
                {isDays ? 'The day’s pack' : 'Open a pack'}
              </h1>
              <SoundToggle />
            </div>
            <p className="mt-3 max-w-150 text-chalk-2 sm:text-lead lg:max-w-200">
              {isDays ? (
                <>
                  <b className="text-chalk">
                    One of these {PACK_SIZE} {days.revealed ? 'is' : 'becomes'} yours.
                  </b>{' '}
                  The other {PACK_SIZE - 1} are to look at.
                </>
              ) : (
                <>
                  A shop window: {PACK_SIZE} cards to look at, nothing is yours. What nobody owns
                  yet can be minted.
                </>
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
                label={isDays ? 'Open the day’s pack' : 'Tear it open'}
                sticker={isDays ? 'One is yours' : 'Shop window'}
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
