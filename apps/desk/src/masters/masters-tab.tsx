import type { GoatSlug, MasterGoat } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { thumbnail } from '@goats/ui/goat-pictures.ts';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { useState } from 'react';
import { CardTable } from '../cards/card-table.tsx';
import { useLiveMasters } from '../desk/use-desk.ts';
import { MASTER_SECTIONS } from '../desk-address.ts';
import { AttributeEditor } from './attribute-editor.tsx';
import { changesOf } from './master-changes.ts';
import { MasterFacts } from './master-facts.tsx';
import { type SavedMaster, useSavedMasters } from './master-queries.ts';
import { SaveBar } from './save-bar.tsx';

export type MasterTab = (typeof MASTER_SECTIONS)[number];

const WORDS: Readonly<Record<MasterTab, string>> = {
  overview: 'Overview',
  attributes: 'Attributes',
  'nft-variants': 'NFT variants',
  'moment-cards': 'Moment cards',
};

/** One master goat at a time: what it is, what it can do, and what was made of it. */
export function MastersTab({ tab, onTab }: { tab: MasterTab; onTab: (tab: MasterTab) => void }) {
  const masters = useLiveMasters();
  const { data: savedMasters } = useSavedMasters();
  const [chosen, setChosen] = useState<GoatSlug>('the-black-pearl');
  const goat = masters.find(({ id }) => id === chosen) ?? masters[0];
  if (!goat) return null;
  const savedOf = (of: MasterGoat) => savedMasters?.find(({ id }) => id === of.id);
  const saved = savedOf(goat);
  return (
    <div className="mt-8 grid items-start gap-x-9 gap-y-7 lg:grid-cols-[15.5rem_1fr]">
      <Picker masters={masters} chosen={goat.id} onChoose={setChosen} savedOf={savedOf} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 className="text-panel">{goat.name}</h2>
            <p className="mt-2 text-small text-chalk-2">
              Inspired by {goat.footballer}, {goat.position}
            </p>
          </div>
          <SaveBar goat={goat} saved={saved} />
        </div>
        <Tabs value={tab} onValueChange={(next) => onTab(next as MasterTab)} className="mt-4">
          <TabList level="section" label={`${goat.name}, sections`}>
            {MASTER_SECTIONS.map((each) => (
              <Tab key={each} value={each}>
                {WORDS[each]}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="overview" className="pt-7">
            <MasterFacts key={goat.id} goat={goat} />
          </TabPanel>
          <TabPanel value="attributes" className="pt-7">
            <AttributeEditor key={goat.id} goat={goat} saved={saved} />
          </TabPanel>
          <TabPanel value="nft-variants" className="pt-7">
            <CardTable key={goat.id} kind="variation" goat={goat.id} />
          </TabPanel>
          <TabPanel value="moment-cards" className="pt-7">
            <CardTable key={goat.id} kind="moment" goat={goat.id} />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}

function Picker({
  masters,
  chosen,
  onChoose,
  savedOf,
}: {
  masters: readonly MasterGoat[];
  chosen: GoatSlug;
  onChoose: (goat: GoatSlug) => void;
  savedOf: (goat: MasterGoat) => SavedMaster | undefined;
}) {
  return (
    <ul
      aria-label="Master goats"
      className="edge-fade flex gap-1 overflow-x-auto max-lg:-mx-1 max-lg:px-1 max-lg:py-1 lg:grid lg:gap-0"
    >
      {masters.map((goat) => {
        const saved = savedOf(goat);
        const changed = saved ? Object.keys(changesOf(goat, saved)).length > 0 : false;
        return (
          <li key={goat.id} className="flex-none lg:border-b lg:border-line">
            <button
              type="button"
              aria-pressed={goat.id === chosen}
              onClick={() => onChoose(goat.id)}
              className={cx(
                'flex w-full items-center gap-3 rounded-row p-2 text-left transition-colors duration-180 focus-visible:-outline-offset-3',
                goat.id === chosen ? 'bg-pitch-850' : 'hover:bg-pitch-900',
              )}
            >
              <ArtImage
                {...thumbnail(goat.id)}
                alt=""
                boxClass={cx(
                  'h-11 w-10 flex-none rounded-panel',
                  !goat.isActive && 'grayscale opacity-50',
                )}
              />
              <span>
                <span
                  className={cx(
                    'display block text-xl whitespace-nowrap',
                    goat.id === chosen ? 'text-chalk' : 'text-chalk-2',
                  )}
                >
                  {goat.name}
                </span>
                <span className="text-fine text-chalk-3">
                  {changed ? 'Not saved' : goat.isActive ? goat.baseRarity : 'Inactive'}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
