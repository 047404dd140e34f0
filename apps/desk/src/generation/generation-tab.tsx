import type { CardKind, RarityWeights } from '@goats/collection';
import type { ComponentProps, ReactNode } from 'react';
import { CardTable } from '../cards/card-table.tsx';
import { useBusy } from '../desk/use-desk.ts';
import { MasterRows } from '../overview/master-rows.tsx';
import { DistributionEditor } from './distribution-editor.tsx';
import { SeedField } from './seed-field.tsx';

interface GenerationTabProps {
  kind: CardKind;
  title: string;
  /** The numbers of a batch, two in a row. */
  numbers: ReactNode;
  /** What only this kind asks. */
  choices?: ReactNode;
  weights: RarityWeights;
  onWeights: (weights: RarityWeights) => void;
  remark?: ReactNode;
  onGenerate: ComponentProps<typeof MasterRows>['onGenerate'];
}

/** Settings, the ten goats and what lies on the desk, for one kind of cards. */
export function GenerationTab(props: GenerationTabProps) {
  const { kind, title, numbers, choices, weights, onWeights, remark, onGenerate } = props;
  const disabled = useBusy();
  return (
    <div className="mt-8">
      <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2">
        <section aria-labelledby="generation-settings">
          <h2 id="generation-settings" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
            {title}
          </h2>
          <div className="mt-5 grid grid-cols-2 gap-4">{numbers}</div>
          {choices && <div className="mt-3">{choices}</div>}
          <div className="mt-7">
            <DistributionEditor
              title="Rarity distribution"
              weights={weights}
              onChange={onWeights}
              disabled={disabled}
            />
          </div>
          {remark && <p className="mt-5 max-w-130 text-small text-chalk-3">{remark}</p>}
          <div className="mt-6">
            <SeedField disabled={disabled} />
          </div>
        </section>
        <section aria-labelledby="generation-goats">
          <h2 id="generation-goats" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
            Goat by goat
          </h2>
          <MasterRows show={kind} onGenerate={onGenerate} />
        </section>
      </div>
      <h2 className="mt-14 mb-5 text-card">On the desk</h2>
      <CardTable kind={kind} />
    </div>
  );
}
