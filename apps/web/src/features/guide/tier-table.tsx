import { RARITIES, type Rarity } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { rarityLabel } from '@goats/ui/labels.ts';
import { RarityBadge, RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';

/** One figure for every challenger against every opponent, by tier. */
export function TierTable({
  caption,
  narrow = false,
  cell,
}: {
  caption: string;
  /** Its figures are long: on a phone they are set smaller. */
  narrow?: boolean;
  cell: (challenger: Rarity, opponent: Rarity) => { text: string; note?: string; quiet: boolean };
}) {
  return (
    <div className="min-w-0">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-line-2">
            <th scope="col" className="py-3 pr-3 text-left text-small font-semibold text-chalk-3">
              {t('Challenger@@column of tiers')}
            </th>
            {RARITIES.map((tier) => (
              <th key={tier} scope="col" className="px-2 py-3 text-right">
                <span className="sr-only">{t('against {tier}', { tier: rarityLabel(tier) })}</span>
                <RaritySlashes rarity={tier} className="align-middle sm:hidden" />
                <span aria-hidden="true" className="max-sm:hidden">
                  <RarityBadge rarity={tier} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RARITIES.map((challenger) => (
            <tr key={challenger} className="border-b border-line">
              <th scope="row" className="py-4 pr-3 text-left">
                <RarityBadge rarity={challenger} />
              </th>
              {RARITIES.map((opponent) => {
                const { text, note, quiet } = cell(challenger, opponent);
                return (
                  <td
                    key={opponent}
                    className={cx(
                      'py-2.5 pl-1 text-right whitespace-nowrap sm:px-2',
                      quiet ? 'text-chalk-3' : 'text-chalk',
                    )}
                  >
                    <span className={cx('numeral sm:text-row', narrow ? 'text-xl' : 'text-row')}>
                      {text}
                    </span>
                    {note && (
                      <span className="block text-fine leading-tight text-gold">{note}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
