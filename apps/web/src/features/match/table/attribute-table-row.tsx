import { cx } from '../../../ui/cx.ts';
import type { AttributeRow as Row } from './attribute-rows.ts';

/** The key that chooses a row: 1 to 9, then 0. */
export const keyOf = (index: number) => String((index + 1) % 10);

/** What the row is doing on the pitch; `passed` is the draw running over it. */
export type Light = 'passed' | 'drawn' | null;

export function AttributeTableRow({
  row,
  index,
  chosen,
  light,
  tabbable,
  disabled,
  onChoose,
}: {
  row: Row;
  index: number;
  chosen: boolean;
  light: Light;
  tabbable: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  const { near, far } = row;
  const used = row.round !== null;
  const lead = near !== null && far !== null ? near - far : null;
  const tone = chosen ? 'text-ink' : used ? 'text-chalk-3' : 'text-chalk';
  return (
    // biome-ignore lint/a11y/useSemanticElements: ten rows of a table that choose like radios
    <div
      role="radio"
      aria-checked={chosen}
      aria-disabled={disabled}
      aria-label={labelOf(row)}
      tabIndex={tabbable ? 0 : -1}
      data-attribute={row.attribute}
      data-light={light ?? undefined}
      onClick={disabled ? undefined : onChoose}
      onKeyDown={undefined}
      className={cx(
        'match-row grid h-11 grid-cols-[2.75rem_1fr_8rem_1fr_2.75rem] items-center px-4 not-first:border-t not-first:border-line lg:h-9.5 lg:grid-cols-[1.125rem_2.25rem_3.75rem_1fr_9.375rem_1fr_3rem_4.125rem] lg:px-3.5',
        chosen && 'relative z-1 rounded-row bg-chalk lg:-mx-2 lg:h-11.5 lg:px-5.5',
        !disabled && 'cursor-pointer',
        tone,
      )}
    >
      <span aria-hidden="true" className="numeral text-[1.0625rem] text-chalk-3 max-lg:hidden">
        {keyOf(index)}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'numeral text-right text-lg max-lg:hidden',
          lead !== null && lead > 0 && !used
            ? chosen
              ? 'text-[#0a5f32]'
              : 'text-success'
            : 'text-chalk-3',
        )}
      >
        {lead === null || used ? '' : `${lead > 0 ? '+' : lead < 0 ? '−' : '±'}${Math.abs(lead)}`}
      </span>
      <span
        aria-hidden="true"
        className="numeral text-[1.75rem] whitespace-nowrap lg:pr-2.5 lg:text-right lg:text-[1.9375rem]"
      >
        {near ?? '–'}
      </span>
      <Bar
        value={near}
        side="right"
        strong={(lead ?? 0) > 0 && !used}
        chosen={chosen}
        used={used}
      />
      <span
        aria-hidden="true"
        className={cx(
          'text-center text-[.90625rem] leading-tight font-medium lg:text-[.96875rem]',
          used && 'line-through decoration-2',
        )}
      >
        {row.label}
      </span>
      <Bar
        value={far}
        side="left"
        strong={false}
        chosen={chosen}
        used={used}
        faint={!row.certain}
      />
      <span
        aria-hidden="true"
        className={cx(
          'numeral text-right text-[1.75rem] whitespace-nowrap lg:pl-2.5 lg:text-left lg:text-[1.9375rem]',
          !row.certain && (chosen ? 'text-ink/55' : 'text-chalk-3'),
        )}
      >
        {far ?? '?'}
      </span>
      <span aria-hidden="true" className="pl-2 text-[.8125rem] text-chalk-3 max-lg:hidden">
        {used ? `Round ${row.round}` : ''}
      </span>
    </div>
  );
}

function labelOf(row: Row): string {
  const near = row.near === null ? 'unknown' : String(row.near);
  if (row.round !== null)
    return `${row.label}, used in round ${row.round}: ${near} against ${row.far}`;
  const far = row.far === null ? 'theirs unknown' : `${row.far} announced`;
  return `${row.label}: yours ${near}, ${far}`;
}

/** Cards live between 60 and 100; a bar from 0 would make them all look alike. */
function widthOf(value: number): string {
  return `${Math.min(92, Math.max(6, ((value - 55) / 45) * 92))}%`;
}

function Bar({
  value,
  side,
  strong,
  chosen,
  used,
  faint = false,
}: {
  value: number | null;
  side: 'left' | 'right';
  strong: boolean;
  chosen: boolean;
  used: boolean;
  faint?: boolean;
}) {
  const colour = used
    ? '#2a3d33'
    : strong
      ? chosen
        ? '#0d7a41'
        : 'var(--color-success)'
      : chosen
        ? '#8b968b'
        : '#5b7265';
  return (
    <span aria-hidden="true" className="relative h-2.25">
      {value !== null && (
        <i
          className={cx(
            'absolute inset-y-0',
            side === 'right' ? 'right-0' : 'left-0',
            faint && 'opacity-60',
          )}
          style={{ width: widthOf(value), background: colour }}
        />
      )}
    </span>
  );
}
