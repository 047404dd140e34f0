import { formatHoof } from '@goats/rules';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';

/** What each place is worth, whoever may stand on it. */
export function PrizeLadder({ prizes }: { prizes: readonly number[] }) {
  return (
    <dl
      aria-label={t('Prizes by place')}
      className="mb-6 grid grid-cols-2 gap-x-3 gap-y-2 xs:grid-cols-3 sm:grid-cols-5 lg:grid-cols-10"
    >
      {prizes.map((hoof, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is about
          key={index}
          className="flex items-baseline justify-between gap-2 rounded-row bg-pitch-850 px-3 py-2 xs:max-sm:first:col-span-3 lg:block"
        >
          <dt className="text-small text-chalk-3">
            <T
              m="<hidden>Place </hidden>{place}<dot>.</dot>@@in a table, from 1"
              place={index + 1}
              hidden={<span className="sr-only" />}
              dot={<span aria-hidden="true" />}
            />
          </dt>
          <dd className="numeral text-xl lg:mt-1">
            {formatHoof(hoof)}
            <span className="sr-only"> HOOF</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
