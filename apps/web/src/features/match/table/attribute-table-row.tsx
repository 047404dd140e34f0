import { halves, signedHalves } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { valueWords } from '../crowd.ts';
import { PennantMark } from '../deciders/pennant-mark.tsx';
import { leadOf, type AttributeRow as Row } from './attribute-rows.ts';
import { ValueBar } from './value-bar.tsx';

/** The key that chooses a row: 1 to 9, then 0. */
export const keyOf = (index: number) => String((index + 1) % 10);

/** What the row is doing on the pitch; `passed` is the draw running over it. */
export type Light = 'passed' | 'drawn' | null;

export function AttributeTableRow({
  row,
  watched,
  index,
  chosen,
  light,
  tabbable,
  disabled,
  onChoose,
}: {
  row: Row;
  /** The two players' names, where neither is the one who looks. */
  watched: readonly [near: string, far: string] | undefined;
  index: number;
  chosen: boolean;
  light: Light;
  tabbable: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  const { near, far, crowd } = row;
  const used = row.round !== null;
  const dim = used || row.out;
  const lead = leadOf(row);
  const ahead = lead !== null && lead > 0 && !dim;
  const tone = chosen ? 'text-ink' : dim ? 'text-chalk-3' : 'text-chalk';
  return (
    // biome-ignore lint/a11y/useSemanticElements: ten rows of a table that choose like radios
    <div
      role="radio"
      aria-checked={chosen}
      aria-disabled={disabled}
      aria-label={rowLabel(row, watched)}
      tabIndex={tabbable ? 0 : -1}
      data-attribute={row.attribute}
      data-light={light ?? undefined}
      data-out={row.out || undefined}
      onClick={disabled ? undefined : onChoose}
      onKeyDown={undefined}
      className={cx(
        'match-row grid h-11 items-center px-4 not-first:border-t not-first:border-line lg:h-9 lg:px-3.5',
        crowd.near > 0 && 'crowd-near',
        crowd.far > 0 && 'crowd-far',
        chosen && 'relative z-1 rounded-row bg-chalk lg:-mx-2 lg:h-11 lg:px-5.5',
        !disabled && 'cursor-pointer',
        tone,
      )}
    >
      <span
        aria-hidden="true"
        className={cx('numeral text-lead max-lg:hidden', chosen ? 'text-ink/70' : 'text-chalk-3')}
      >
        {row.out ? '' : keyOf(index)}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'numeral text-right text-lead max-lg:hidden',
          ahead
            ? chosen
              ? 'text-[#0a5f32]'
              : 'text-success'
            : chosen
              ? 'text-ink/70'
              : 'text-chalk-3',
        )}
      >
        {lead === null || dim ? '' : signedHalves(lead)}
      </span>
      <span
        aria-hidden="true"
        className="match-value numeral text-row whitespace-nowrap lg:pr-2.5 lg:text-right"
      >
        {near ?? '–'}
        <Handicap bonus={near === null ? 0 : crowd.near} chosen={chosen} dim={dim} />
      </span>
      <ValueBar
        value={near}
        bonus={crowd.near}
        side="right"
        strong={ahead}
        chosen={chosen}
        used={dim}
      />
      <span
        aria-hidden="true"
        className={cx(
          'flex items-center justify-center gap-1.5 text-center text-small leading-tight font-medium max-lg:translated:leading-none',
          used && 'line-through decoration-2',
        )}
      >
        {row.decider === 'open' && <PennantMark dark={chosen} />}
        {row.label}
      </span>
      <ValueBar
        value={far}
        bonus={crowd.far}
        side="left"
        strong={false}
        chosen={chosen}
        used={dim}
        faint={!row.certain}
      />
      <span
        aria-hidden="true"
        className={cx(
          'match-value numeral text-right text-row whitespace-nowrap lg:pl-2.5 lg:text-left',
          !row.certain && (chosen ? 'text-ink/55' : 'text-chalk-3'),
        )}
      >
        {far ?? '?'}
        <Handicap bonus={crowd.far} chosen={chosen} dim={dim} />
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'pl-2 text-fine max-lg:hidden',
          chosen ? 'text-ink/70' : row.decider === 'open' ? 'text-gold' : 'text-chalk-3',
        )}
      >
        {standing(row)}
      </span>
    </div>
  );
}

function Handicap({ bonus, chosen, dim }: { bonus: number; chosen: boolean; dim: boolean }) {
  if (bonus === 0) return null;
  return (
    <span className={cx('crowd-bonus', chosen ? 'text-[#7a5200]' : dim ? '' : 'text-gold')}>
      +{halves(bonus)}
    </span>
  );
}

function standing(row: Row): string {
  if (row.round !== null) return t('Round {round}', { round: row.round });
  if (row.decider === 'struck') return t('Crossed out');
  return row.decider === 'open' ? t('Decider') : '';
}

/**
 * `rowLabel(row) // 'Pace, decider, open: yours 78, 84 announced'`, and for somebody who watches,
 * who has no card here: `rowLabel(row, ['Billy', 'Nanny']) // 'Pace: Billy 78, Nanny 84 announced'`
 */
export function rowLabel(row: Row, watched?: readonly [near: string, far: string]): string {
  const near =
    row.near === null ? t('unknown@@value of a card') : valueWords(row.near, row.crowd.near);
  const far = row.far === null ? null : valueWords(row.far, row.crowd.far);
  if (row.round !== null) {
    const { label: attribute, round } = row;
    const values = { attribute, round, near, far: far ?? '' };
    return t('{attribute}, used in round {round}: {near} against {far}', values);
  }
  const attribute = namedRow(row);
  if (!watched) {
    return far === null
      ? t('{attribute}: yours {near}, theirs unknown', { attribute, near })
      : t('{attribute}: yours {near}, {far} announced', { attribute, near, far });
  }
  const [one, other] = watched;
  return far === null
    ? t('{attribute}: {one} {near}, {other} unknown', { attribute, one, near, other })
    : t('{attribute}: {one} {near}, {other} {far} announced', { attribute, one, near, other, far });
}

/** `namedRow(row) // 'Pace, decider, open'` */
function namedRow({ label: attribute, decider, out }: Row): string {
  if (decider === 'open') return t('{attribute}, decider, open', { attribute });
  if (decider === 'struck') return t('{attribute}, decider, crossed out', { attribute });
  return out ? t('{attribute}, no decider', { attribute }) : attribute;
}
