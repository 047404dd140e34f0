import { PRESETS, type Preset, RARITIES, type Rarity } from '../../src/index.ts';

type Figures = Record<string, unknown>;

/** What every card of a tier costs, cheapest first. */
export type Prices = Readonly<Record<Rarity, readonly number[]>>;

export function pricesOf(cards: readonly { rarity: Rarity; priceHoof: number }[]): Prices {
  const tiers = RARITIES.map((rarity) => [
    rarity,
    cards
      .filter((card) => card.rarity === rarity)
      .map((card) => card.priceHoof)
      .sort((a, b) => a - b),
  ]);
  return Object.fromEntries(tiers) as Prices;
}

/**
 * A preset with some of its figures set otherwise, each by its path:
 * `presetWith('live', ['purse.perDay=10000', 'starter.lent=false'])`
 */
export function presetWith(name: string, settings: readonly string[]): Preset {
  if (name !== 'demo' && name !== 'live') throw new Error(`${name} is no preset: demo or live`);
  const preset = structuredClone(PRESETS[name]);
  for (const setting of settings) set(preset as unknown as Figures, setting);
  return preset;
}

function set(figures: Figures, setting: string): void {
  const [path = '', said = ''] = setting.split('=');
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce<unknown>((inner, name) => (inner as Figures)?.[name], figures);
  const known = (holder as Figures | undefined)?.[last];
  const value: unknown = said === '' ? undefined : JSON.parse(said);
  if (known === undefined || typeof known !== typeof value) {
    throw new Error(`${setting} is no setting; one is purse.perDay=${PRESETS.live.purse.perDay}`);
  }
  (holder as Figures)[last] = value;
}
