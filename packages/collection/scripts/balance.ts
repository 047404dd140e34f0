/** How often each goat wins a best-of-three duel against the other nine, tier by tier. */
import { GOAT_SLUGS, type MintedCard, mintedCards } from '@goats/collection';
import { ATTRIBUTES, type Attribute, RARITIES } from '@goats/rules';

const DUELS_PER_PAIR = 20_000;

let state = 12345;
function random(below: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 0x1_0000_0000) * below);
}

type Picker = (own: MintedCard, other: MintedCard, free: readonly Attribute[]) => Attribute;

/** Knows only its own card. */
const ownBest: Picker = (own, _other, free) =>
  free.reduce((a, b) => (own.attributes[b] > own.attributes[a] ? b : a));

/** Reads the announced card, and the opponent really brought it. */
const bestMargin: Picker = (own, other, free) => {
  const margin = (attribute: Attribute) => own.attributes[attribute] - other.attributes[attribute];
  return free.reduce((a, b) => (margin(b) > margin(a) ? b : a));
};

function duel(a: MintedCard, b: MintedCard, pick: Picker): boolean {
  const free: Attribute[] = [...ATTRIBUTES];
  const order = [...ATTRIBUTES].sort(() => random(2) - 0.5);
  const wins = (attribute: Attribute): boolean => {
    free.splice(free.indexOf(attribute), 1);
    for (const each of [attribute, ...order]) {
      if (a.attributes[each] !== b.attributes[each]) return a.attributes[each] > b.attributes[each];
    }
    return random(2) === 0;
  };
  const first = wins(ATTRIBUTES[random(ATTRIBUTES.length)] ?? 'pace');
  const second = first ? wins(pick(b, a, free)) : wins(pick(a, b, free));
  if (first === second) return first;
  return first ? wins(pick(a, b, free)) : wins(pick(b, a, free));
}

const cards = [...mintedCards()];
for (const [name, picker] of Object.entries({ ownBest, bestMargin })) {
  for (const rarity of RARITIES) {
    const decks = GOAT_SLUGS.map((goat) =>
      cards.filter((card) => card.rarity === rarity && card.goat === goat),
    );
    const rates = decks.map((deck, index) => {
      let won = 0;
      let played = 0;
      for (const other of decks) {
        if (other === deck) continue;
        for (let game = 0; game < DUELS_PER_PAIR / 4; game += 1) {
          const a = deck[random(deck.length)];
          const b = other[random(other.length)];
          if (!a || !b) continue;
          played += 1;
          if (duel(a, b, picker)) won += 1;
        }
      }
      return `${GOAT_SLUGS[index]} ${((100 * won) / played).toFixed(1)}`;
    });
    console.log(`${name} ${rarity}: ${rates.join(', ')}`);
  }
}
