import { type MasterGoat, parseBasePrice, parseMetaTags } from '@goats/collection';
import { groupedCount, isRarity, RARITIES, readTypedAmount } from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Field, Input, Select } from '@goats/ui/field.tsx';
import { ScrollRegion } from '@goats/ui/scroll-region.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useState } from 'react';
import { theDesk, useBusy } from '../desk/use-desk.ts';
import { NumberField } from '../generation/number-field.tsx';
import { Switch } from '../generation/switch.tsx';

/** What a master goat is worth and whether it plays; its story beside it, to read. */
export function MasterFacts({ goat }: { goat: MasterGoat }) {
  const desk = theDesk();
  const disabled = useBusy();
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <div className="grid gap-5">
        <Switch
          label={
            goat.isActive
              ? 'Active: bulk generation covers this goat'
              : 'Inactive: bulk generation passes it by'
          }
          checked={goat.isActive}
          onChange={(isActive) => desk.edit(goat.id, { isActive })}
          disabled={disabled}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Base rarity">
            <Select
              value={goat.baseRarity}
              disabled={disabled}
              onChange={({ target: { value } }) => {
                if (isRarity(value)) desk.edit(goat.id, { baseRarity: value });
              }}
            >
              {[...RARITIES].reverse().map((rarity) => (
                <option key={rarity}>{rarity}</option>
              ))}
            </Select>
          </Field>
          <NumberField
            label="Base price, HOOF"
            value={goat.basePriceHoof}
            parse={(input) => parseBasePrice(input, goat.basePriceHoof, 2)}
            problemOf={(input) => priceProblem(input, 2)}
            onChange={(basePriceHoof) => desk.edit(goat.id, { basePriceHoof })}
            disabled={disabled}
          />
          <NumberField
            label="Base price, MATIC"
            value={goat.basePriceMatic}
            parse={(input) => parseBasePrice(input, goat.basePriceMatic, 4)}
            problemOf={(input) => priceProblem(input, 4)}
            onChange={(basePriceMatic) => desk.edit(goat.id, { basePriceMatic })}
            disabled={disabled}
          />
        </div>
        <TagsField goat={goat} disabled={disabled} />
        <FactList
          facts={[
            ['Base GOAT Score', goat.baseGoatScore],
            [
              'NFT variations',
              `${groupedCount(goat.variationsGenerated)} / ${groupedCount(goat.maxVariations)}`,
            ],
            [
              'Iconic moments',
              `${groupedCount(goat.iconicMomentsGenerated)} / ${groupedCount(goat.maxIconicMoments)}`,
            ],
          ]}
        />
      </div>
      <ScrollRegion
        label={`The story of ${goat.name}`}
        className="xl:max-h-[38rem] xl:overflow-y-auto xl:pr-2 text-small leading-[1.6] text-chalk-2"
      >
        <p className="text-body text-chalk">{goat.description}</p>
        {goat.backstory.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
        <h3 className="mt-6 text-2xl text-chalk">Lore</h3>
        <p className="mt-2">{goat.lore}</p>
        <h3 className="mt-6 text-2xl text-chalk">Iconic moments</h3>
        <ul className="mt-2 grid gap-2">
          {goat.iconicMoments.map((moment) => (
            <li key={moment} className="border-b border-line pb-2">
              {moment}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </div>
  );
}

function priceProblem(typed: string, decimals: number): string | null {
  const read = readTypedAmount(typed, decimals);
  return 'problem' in read ? read.problem : null;
}

function TagsField({ goat, disabled }: { goat: MasterGoat; disabled: boolean }) {
  const [draft, setDraft] = useState(goat.metaTags.join(', '));
  return (
    <div>
      <Field label="Tags" help="Between commas; twelve at most, 32 characters each.">
        <Input
          value={draft}
          disabled={disabled}
          maxLength={600}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => {
            const metaTags = parseMetaTags(draft);
            setDraft(metaTags.join(', '));
            theDesk().edit(goat.id, { metaTags });
          }}
        />
      </Field>
      <p className="mt-2.5 flex flex-wrap gap-2">
        {goat.metaTags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
    </div>
  );
}
