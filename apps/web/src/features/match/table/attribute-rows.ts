import { ATTRIBUTES, type Attribute, attributeLabel } from '@goats/rules';
import type { ShownDecider, ShownDeciders } from '../deciders/shown-deciders.ts';
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
  /** What the crowd adds to either value in the comparison; 0 where it stays out of it. */
  readonly crowd: { readonly near: number; readonly far: number };
  /** What it is among the deciders, as far as that was told; null when it is none. */
  readonly decider: ShownDecider['state'] | null;
  /** Not played, and still not to be played: the last round is one of the deciders. */
  readonly out: boolean;
}

/** What stands beside the two cards and their rounds. */
export interface Table {
  readonly deciders: ShownDeciders | null;
  /** What it adds in that round; it is another after the first. */
  readonly crowd: (round: number) => AttributeRow['crowd'];
  /** The round that comes is the last one, and only an open decider can be it. */
  readonly lastRound: boolean;
}

const BARE: Table = { deciders: null, crowd: () => ({ near: 0, far: 0 }), lastRound: false };

/**
 * The ten rows around the names: those that can be played first, best margin on top, used ones last
 * in the order they were played. Values of a played round replace what was announced.
 */
export function attributeRows(
  near: MatchCard | undefined,
  far: MatchCard | undefined,
  rounds: readonly MatchRound[],
  nearSeat: 0 | 1,
  { deciders, crowd, lastRound }: Table = BARE,
): AttributeRow[] {
  const rows = ATTRIBUTES.map((attribute): AttributeRow => {
    const played = rounds.find((round) => round.attribute === attribute);
    const decider = deciders?.cards.find((card) => card.attribute === attribute)?.state ?? null;
    return {
      attribute,
      label: attributeLabel(attribute),
      near: played?.values[nearSeat] ?? near?.attributes[attribute] ?? null,
      far: played?.values[nearSeat === 0 ? 1 : 0] ?? far?.attributes[attribute] ?? null,
      certain: played !== undefined,
      round: played?.round ?? null,
      crowd: crowd(played?.round ?? rounds.length + 1),
      decider,
      out: played === undefined && lastRound && deciders !== null && decider !== 'open',
    };
  });
  return rows.sort(
    (a, b) =>
      (a.round ?? 0) - (b.round ?? 0) ||
      Number(a.out) - Number(b.out) ||
      margin(b) - margin(a) ||
      byName(a, b),
  );
}

function margin(row: AttributeRow): number {
  return leadOf(row) ?? (row.near ?? 0) - (row.far ?? 0);
}

/** By how much the near side is ahead, the crowd counted in; null while a value is not known. */
export function leadOf({ near, far, crowd }: AttributeRow): number | null {
  return near === null || far === null ? null : near + crowd.near - far - crowd.far;
}

function byName(a: AttributeRow, b: AttributeRow): number {
  return ATTRIBUTES.indexOf(a.attribute) - ATTRIBUTES.indexOf(b.attribute);
}
