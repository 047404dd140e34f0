import type { CardKind, GoatSlug } from '@goats/collection';
import { isRarity, RARITIES, type Rarity } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Field, Input, Select } from '@goats/ui/field.tsx';
import { Search } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { useBusy } from '../desk/use-desk.ts';
import { savePictures } from '../publish/save-pictures.ts';
import type { CardOrder, CardQuery } from '../worker/card-search.ts';
import type { GeneratedCard } from '../worker/card-store.ts';
import { CardPreview } from './card-preview.tsx';
import { CardRows } from './card-rows.tsx';
import { GoatSelect } from './goat-select.tsx';

const ORDERS: Readonly<Record<CardOrder, string>> = {
  rarity: 'Legendary first',
  number: 'By number',
  score: 'Highest score',
  price: 'Dearest first',
};

/** Every generated card of a kind, any number of them; only what is in sight is ever made. */
export function CardTable({ kind, goat: fixedGoat }: { kind: CardKind; goat?: GoatSlug }) {
  const busy = useBusy();
  const [text, setText] = useState('');
  const [rarity, setRarity] = useState<Rarity | undefined>();
  const [goat, setGoat] = useState<GoatSlug | undefined>();
  const [order, setOrder] = useState<CardOrder>('rarity');
  const [selected, setSelected] = useState<GeneratedCard | null>(null);
  const preview = useRef<HTMLDivElement>(null);
  const searched = useDeferredValue(text);
  const select = (card: GeneratedCard) => {
    setSelected(card);
    // In one column the face lies below the list, where nobody would look for it.
    if (matchMedia('(max-width: 68.74rem)').matches) preview.current?.scrollIntoView();
  };
  const of = fixedGoat ?? goat;
  const query: CardQuery = {
    kind,
    text: searched,
    order,
    ...(of && { goat: of }),
    ...(rarity && { rarity }),
  };
  const word = kind === 'variation' ? 'NFT variations' : 'Moment cards';
  return (
    <section aria-label={word}>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <Field label="Search" className={cx('max-lg:col-span-2', fixedGoat && 'lg:col-span-2')}>
          <Input
            type="search"
            leading={<Search />}
            value={text}
            maxLength={80}
            placeholder={
              kind === 'variation' ? 'Name, trait or number' : 'Title, year, competition'
            }
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {!fixedGoat && (
          <Field label="Goat" className="max-lg:col-span-2">
            <GoatSelect goat={goat} onChange={setGoat} />
          </Field>
        )}
        <Field label="Rarity">
          <Select
            value={rarity ?? ''}
            onChange={(event) =>
              setRarity(isRarity(event.target.value) ? event.target.value : undefined)
            }
          >
            <option value="">All rarities</option>
            {RARITIES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label="Order">
          <Select value={order} onChange={(event) => setOrder(event.target.value as CardOrder)}>
            {Object.entries(ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[1fr_21rem]">
        <CardRows query={query} word={word} selected={selected} onSelect={select}>
          {(total) => (
            <Button
              variant="outline"
              size="sm"
              disabled={busy || total === 0}
              onClick={() => void savePictures(query, total)}
            >
              Pictures of these
            </Button>
          )}
        </CardRows>
        <div ref={preview} className="scroll-mt-20 lg:sticky lg:top-20">
          <CardPreview card={selected} />
        </div>
      </div>
    </section>
  );
}
