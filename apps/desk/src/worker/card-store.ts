import {
  type CardKind,
  COLLECTION_SIZE,
  type GeneratedMoment,
  type GeneratedVariation,
  type GenerationRun,
  GOAT_SLUGS,
  MOMENT_ATTRIBUTES,
  MOMENTS_PLANNED,
  runMoment,
  runVariation,
} from '@goats/collection';
import { ATTRIBUTES, plainText, RARITIES } from '@goats/rules';

export type GeneratedCard = GeneratedVariation | GeneratedMoment;

/**
 * What is kept of a generated card: a few numbers for search, order and charts, and the words a
 * search looks at. Everything else is made again from its run when somebody looks at it.
 */
export interface CardColumns {
  count: number;
  readonly run: Uint16Array;
  readonly goat: Uint8Array;
  readonly number: Uint16Array;
  /** Index in RARITIES. */
  readonly rarity: Uint8Array;
  readonly score: Uint16Array;
  readonly price: Float64Array;
  /** `width` values a row. */
  readonly attributes: Uint8Array;
  readonly width: number;
  readonly words: string[];
}

function columns(capacity: number, width: number): CardColumns {
  return {
    count: 0,
    run: new Uint16Array(capacity),
    goat: new Uint8Array(capacity),
    number: new Uint16Array(capacity),
    rarity: new Uint8Array(capacity),
    score: new Uint16Array(capacity),
    price: new Float64Array(capacity),
    attributes: new Uint8Array(capacity * width),
    width,
    words: [],
  };
}

export interface CardStore {
  readonly variation: CardColumns;
  readonly moment: CardColumns;
  readonly runs: GenerationRun[];
  /** Made lazily, one per run. */
  readonly makers: ((number: number) => GeneratedCard)[];
  /** Rises with every change, so that whoever kept an answer knows when it is old. */
  version: number;
}

/** `const store = createCardStore(); addRun(store, run); addCard(store, 0, 1)` */
export function createCardStore(): CardStore {
  return {
    variation: columns(COLLECTION_SIZE, ATTRIBUTES.length),
    moment: columns(MOMENTS_PLANNED, MOMENT_ATTRIBUTES.length),
    runs: [],
    makers: [],
    version: 0,
  };
}

export function clearStore(store: CardStore): void {
  for (const kind of [store.variation, store.moment]) {
    kind.count = 0;
    kind.words.length = 0;
  }
  store.runs.length = 0;
  store.makers.length = 0;
  store.version += 1;
}

/** The index to call its cards by. */
export function addRun(store: CardStore, run: GenerationRun): number {
  return store.runs.push(run) - 1;
}

function makerOf(store: CardStore, run: number): (number: number) => GeneratedCard {
  const known = store.makers[run];
  if (known) return known;
  const description = store.runs[run];
  if (!description) throw new RangeError(`No run ${run}`);
  const maker =
    description.kind === 'variation' ? runVariation(description) : runMoment(description);
  store.makers[run] = maker;
  return maker;
}

/** Makes one card of a run and keeps its columns. */
export function addCard(store: CardStore, run: number, number: number): void {
  const card = makerOf(store, run)(number);
  const to = 'variationNumber' in card ? store.variation : store.moment;
  const row = to.count;
  if (row >= to.run.length) throw new RangeError('The collection is full');
  to.run[row] = run;
  to.goat[row] = GOAT_SLUGS.indexOf(card.masterGoatId);
  to.number[row] = number;
  to.rarity[row] = RARITIES.indexOf(card.rarity);
  to.price[row] = card.priceHoof;
  let cell = row * to.width;
  if ('variationNumber' in card) {
    to.score[row] = card.goatScore;
    for (const attribute of ATTRIBUTES) to.attributes[cell++] = card.attributes[attribute];
    to.words.push(variationWords(card));
  } else {
    to.score[row] = card.momentScore;
    for (const attribute of MOMENT_ATTRIBUTES) to.attributes[cell++] = card.attributes[attribute];
    to.words.push(momentWords(card));
  }
  to.count = row + 1;
}

const ASCII = /^[\x20-\x7e]*$/;

/** Stripping accents costs as much as making the card; most words have none. */
function plain(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : plainText(text);
}

function variationWords({ name, rarity, traits }: GeneratedVariation): string {
  const { background, expression, accessories, special, kit, head, pose, edition } = traits;
  return plain(
    `${name} ${rarity} ${background} ${expression} ${accessories} ${special} ${kit} ${head} ${pose} ${edition ?? ''}`,
  );
}

function momentWords(moment: GeneratedMoment): string {
  const { momentTitle, rarity, cardType, competition, year, cardNumber } = moment;
  return plain(`${momentTitle} ${rarity} ${cardType} ${competition} ${year} #${cardNumber}`);
}

/** `cardAt(store, 'moment', 17)`: a row as the whole card, made again. */
export function cardAt(store: CardStore, kind: CardKind, row: number): GeneratedCard {
  const from = store[kind];
  if (row < 0 || row >= from.count) throw new RangeError(`No row ${row}`);
  return makerOf(store, from.run[row] as number)(from.number[row] as number);
}
