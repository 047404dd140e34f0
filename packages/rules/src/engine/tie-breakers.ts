import type { Attribute } from '../attributes.ts';

/**
 * What is looked at, one after the other, when a round on `attribute` is level: the match's order
 * from there on, once round the table, without what was crossed out.
 */
export function tieBreakers(
  order: readonly Attribute[],
  attribute: Attribute,
  struck: Attribute | null,
): readonly Attribute[] {
  const start = order.indexOf(attribute);
  const others = [...order.slice(start + 1), ...order.slice(0, start)];
  return others.filter((each) => each !== struck);
}

interface Told {
  readonly deciders: readonly {
    readonly attribute: Attribute;
    readonly tieBreaker?: Attribute | undefined;
  }[];
}

/**
 * `tieBreakerFor(view, 'pace') // 'vision'`: what would break a tie on that open decider first. Null
 * where it is not open any more, or nothing can be level.
 */
export function tieBreakerFor({ deciders }: Told, attribute: Attribute): Attribute | null {
  return deciders.find((each) => each.attribute === attribute)?.tieBreaker ?? null;
}
