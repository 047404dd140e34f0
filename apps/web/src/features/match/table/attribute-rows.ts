import { ATTRIBUTES, type Attribute, attributeLabel } from '@goats/rules';
import type { MatchCard, MatchRound } from '../match-types.ts';

export interface AttributeRow {
  readonly attribute: Attribute;
  readonly label: string;
  /** One's own value; null when the own card is not known yet. */
  readonly near: number | null;
  /** What the other side announced, or played in a round; null when nothing is known. */
  readonly far: number | null;
  /** Only what a round turned over is certain. */
  readonly certain: boolean;
  /** The round that used it up. */
  readonly round: number | null;
}

/**
 * The ten rows around the names: free ones first, best margin on top, used ones last in the order
 * they were played. Values of a played round replace what was announced.
 */
export function attributeRows(
  near: MatchCard | undefined,
  far: MatchCard | undefined,
  rounds: readonly MatchRound[],
  nearSeat: 0 | 1,
): AttributeRow[] {
  const rows = ATTRIBUTES.map((attribute): AttributeRow => {
    const played = rounds.find((round) => round.attribute === attribute);
    return {
      attribute,
      label: attributeLabel(attribute),
      near: played?.values[nearSeat] ?? near?.attributes[attribute] ?? null,
      far: played?.values[nearSeat === 0 ? 1 : 0] ?? far?.attributes[attribute] ?? null,
      certain: played !== undefined,
      round: played?.round ?? null,
    };
  });
  return rows.sort(
    (a, b) => (a.round ?? 0) - (b.round ?? 0) || margin(b) - margin(a) || byName(a, b),
  );
}

function margin(row: AttributeRow): number {
  return (row.near ?? 0) - (row.far ?? 0);
}

function byName(a: AttributeRow, b: AttributeRow): number {
  return ATTRIBUTES.indexOf(a.attribute) - ATTRIBUTES.indexOf(b.attribute);
}
