import { versioned } from '@goats/collection';
import { PACK_SIZE } from '@goats/rules';
import { drawSamplePack } from '../features/packs/draw-pack.ts';
import { PackReading } from '../features/packs/pack-reading.tsx';
import { PackReveal } from '../features/packs/pack-reveal.tsx';
import { OpeningPanel, ReadyPanel } from '../features/packs/pack-side-panel.tsx';
import { PLACEHOLDER_CARDS } from '../features/packs/reveal/revealed-card.ts';
import { usePack } from '../features/packs/reveal/use-pack.ts';
import { StarterReminder } from '../features/packs/starter-reminder.tsx';
import { SoundToggle } from '../features/sound/sound-toggle.tsx';
import { CardDeal } from '../features/trading/card-deal.tsx';

export function PackOpeningPage() {
  const pack = usePack(drawSamplePack);
  const captured = pack.cards ?? [];
  return (
    <>
      <section className="pack-floor">
        <div className="wrap grid gap-x-14 gap-y-8 py-9 sm:py-12 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
          <div className="min-w-0">
            <div className="flex items-center justify-between gap-4">
              <h1 className="text-part sm:text-poster-l">Open a pack</h1>
              <SoundToggle />
            </div>
            <p className="mt-3 max-w-150 text-chalk-2 sm:text-lead">
              {PACK_SIZE} cards to look at. Fall for one, and if nobody owns it yet, mint it with
              HOOF.
            </p>
            <StarterReminder />
            <div className="mt-6 grid min-h-100 items-center lg:min-h-128">
              <PackReveal
                pack={pack}
                wrapper={versioned('/api/images/pack-standard.webp')}
                label="Tear it open"
                count={PACK_SIZE}
                onOpen={pack.open}
                below={(card) => card.id !== null && <CardDeal cardId={card.id} size="sm" />}
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
