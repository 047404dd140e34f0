import { editMaster, type MasterGoat, parseBaseAttribute } from '@goats/collection';
import { ATTRIBUTES, attributeLabel } from '@goats/rules';
import { scoreColor } from '@goats/ui/score.tsx';
import { Radar } from '../charts/radar.tsx';
import { theDesk, useBusy } from '../desk/use-desk.ts';
import { NumberField } from '../generation/number-field.tsx';
import type { SavedMaster } from './master-queries.ts';

/** Ten numbers and the shape they make. */
export function AttributeEditor({
  goat,
  saved,
}: {
  goat: MasterGoat;
  saved: SavedMaster | undefined;
}) {
  const busy = useBusy();
  const set = (name: (typeof ATTRIBUTES)[number], value: number) =>
    theDesk().edit(goat.id, { baseAttributes: { ...goat.baseAttributes, [name]: value } });
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_26rem]">
      <div>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {ATTRIBUTES.map((name) => {
            const value = goat.baseAttributes[name];
            const label = attributeLabel(name);
            return (
              <li
                key={name}
                className="grid grid-cols-[1fr_5.5rem] items-center gap-x-4 border-b border-line py-2.5"
              >
                <span>
                  <label htmlFor={`${goat.id}-${name}`} className="block text-small">
                    {label}
                  </label>
                  <input
                    id={`${goat.id}-${name}`}
                    type="range"
                    min={1}
                    max={100}
                    value={value}
                    disabled={busy}
                    onChange={(event) => set(name, Number(event.target.value))}
                    className="mt-1 h-6 w-full cursor-pointer"
                    style={{ accentColor: scoreColor(value) }}
                  />
                </span>
                <NumberField
                  label={`${label}, number`}
                  hideLabel
                  value={value}
                  parse={(input) => parseBaseAttribute(input, value)}
                  onChange={(next) => set(name, next)}
                  disabled={busy}
                />
              </li>
            );
          })}
        </ul>
        <p className="mt-4 text-small text-chalk-3">
          1 to 100. New cards follow the order of the ten; cards that exist stay as they are. Base
          GOAT Score{' '}
          <b className="numeral text-xl text-chalk">{editMaster(goat, {}).baseGoatScore}</b>
        </p>
      </div>
      <Radar
        title={`${goat.name}, base attributes`}
        attributes={goat.baseAttributes}
        before={saved?.baseAttributes}
      />
    </div>
  );
}
