import {
  CARD_STYLES,
  CARD_TYPES,
  EFFECTS,
  FRAME_COLORS,
  goatSummaries,
  SPECIAL_EDITIONS,
  TRAIT_VALUES,
} from '@goats/collection';
import { EVENT_CATEGORIES } from '@goats/contract';
import { ATTRIBUTES, CLUB_TIERS, PACK_KINDS, QUEST_KINDS, RARITIES } from '@goats/rules';
import { parseMessage } from '@goats/words';
import { expect, test } from 'vitest';
import * as club from './club-labels.ts';
import * as labels from './labels.ts';
import { questLabel } from './quest-label.ts';
import * as traits from './trait-labels.ts';

const unknown = 'Of a newer server {';

test.each<[string, (value: string) => string, readonly string[]]>([
  ['tier', labels.rarityLabel, RARITIES],
  ['position', labels.positionLabel, [...new Set(goatSummaries.map((goat) => goat.position))]],
  ['hoof', labels.hoofLabel, [...new Set(goatSummaries.map((goat) => goat.preferredHoof))]],
  ['country', labels.originLabel, [...new Set(goatSummaries.map((goat) => goat.origin))]],
  ['type of a card', traits.cardTypeLabel, CARD_TYPES],
  ['style', traits.cardStyleLabel, CARD_STYLES],
  ['frame', traits.frameLabel, Object.values(FRAME_COLORS).flat()],
  ['effect', traits.effectLabel, EFFECTS],
  ['edition', traits.editionLabel, SPECIAL_EDITIONS],
  ['pack', club.packLabel, PACK_KINDS],
  ['rank in the club', club.clubTierLabel, CLUB_TIERS.map(({ name }) => name)],
  ['kind of event', club.eventCategoryLabel, EVENT_CATEGORIES],
])('a %s reads in English as it travels', (_kind, label, values) => {
  expect(values.map(label)).toEqual(values);
  expect(label(unknown)).toBe(unknown);
});

test('every value of every trait has a word', () => {
  for (const [trait, values] of Object.entries(TRAIT_VALUES)) {
    expect(values.map((value) => traits.traitLabel(trait, value))).toEqual(values);
    expect(traits.traitKindLabel(trait).toLowerCase()).toBe(trait);
  }
  expect(traits.traitLabel('boots', unknown)).toBe(unknown);
});

test('an attribute, a position inside a sentence and a kind of match have theirs', () => {
  expect(ATTRIBUTES.map((attribute) => labels.attributeLabel(attribute))).toContain('Defensive IQ');
  expect(labels.attributeLabel('shooting')).toBe('Shooting');
  expect(labels.positionInside('Forward')).toBe('forward');
  expect([labels.modeLabel('duel'), labels.modeLabel('squad')]).toEqual(['Duel', 'Squad']);
});

test('a quest is known by its name, and one that is not is told as the server tells it', () => {
  expect(questLabel('2026-11-18-comeback', '')).toBe('Come back from 0:1 and win');
  expect(questLabel('2026-11-18-juggling', unknown)).toBe(unknown);
  for (const { text } of Object.values(QUEST_KINDS)) expect(parseMessage(text)).toEqual([text]);
});
