import { cx } from '@goats/ui/cx.ts';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import type { CSSProperties } from 'react';
import { crowdBySide, valueWords } from './crowd.ts';
import type { Match, MatchCard, Sides } from './match-types.ts';
import { type AttributeRow, attributeRows, leadOf } from './table/attribute-rows.ts';
import { shareOf } from './table/value-bar.tsx';

/** The ten attributes of one's own card beside those of the card that the other side announced. */
export function comparedRows(match: Match, sides: Sides, card: MatchCard): AttributeRow[] {
  const announced = match.players[sides.far].announcedCard;
  // Only round 1 has another number, and nobody chooses what that is played in.
  const crowd = crowdBySide(match, sides, 2);
  const table = { deciders: null, crowd: () => crowd, lastRound: false };
  return attributeRows(card, announced, [], sides.near, table);
}

/** `aheadWords(rows) // 'Ahead in 5 of 10'` */
export function aheadWords(rows: readonly AttributeRow[]): string {
  return t('Ahead in {ahead} of {all}', { ahead: rows.filter(isAhead).length, all: rows.length });
}

function isAhead(row: AttributeRow): boolean {
  return (leadOf(row) ?? 0) > 0;
}

/** One function for all time: a new one would scroll again with every drawing. */
function intoView(list: HTMLUListElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}

/** What can be seen, and no odds: the other side may still swap. */
export function ChoiceCompare({ id, rows }: { id: string; rows: readonly AttributeRow[] }) {
  return (
    // It opens below what was pressed, in a list that is often no longer than that.
    <ul id={id} ref={intoView} className="choice-compare">
      {rows.map((row) => (
        <Compared key={row.attribute} row={row} />
      ))}
    </ul>
  );
}

function Compared({ row }: { row: AttributeRow }) {
  const { label, crowd } = row;
  const [near, far] = [row.near ?? 0, row.far ?? 0];
  const ahead = isAhead(row);
  const shares = {
    '--own': shareOf(near + crowd.near) / 100,
    '--theirs': `${shareOf(far + crowd.far)}%`,
  } as CSSProperties;
  return (
    <li style={shares} data-ahead={ahead}>
      <span className="sr-only">
        {t('{attribute}: yours {near}, {far} announced', {
          attribute: label,
          near: valueWords(near, crowd.near),
          far: valueWords(far, crowd.far),
        })}
      </span>
      {/* With what the crowd adds the figures take a line of their own where the names are long. */}
      <span aria-hidden="true" className="flex flex-wrap justify-between gap-x-1">
        <span>{label}</span>
        <span className="numeral ml-auto whitespace-nowrap">
          <T
            m="<b>{near}</b> <grey>v {far}</grey>@@two values, versus"
            b={<b className={cx('font-[inherit]', ahead && 'text-success')} />}
            grey={<span className="text-chalk-3" />}
            near={valueWords(near, crowd.near)}
            far={valueWords(far, crowd.far)}
          />
        </span>
      </span>
      <span aria-hidden="true" className="choice-bar" />
    </li>
  );
}
