import type { Rarity } from '@goats/rules';

/** The materials of one tier's frame. */
export interface Livery {
  /** Seven stops of a reflecting metal, light first; of paper they hardly differ. */
  readonly metal: readonly string[];
  readonly band: readonly string[];
  readonly edge: string;
  readonly plate: readonly [top: string, bottom: string];
  readonly ink: string;
  /** Four facets, from the one that faces the light to the one that does not. */
  readonly gem: readonly [string, string, string, string];
  readonly text: string;
  readonly accent: string;
  /** The serial, and what fills the scale of the score. */
  readonly value: string;
}

export const LIVERIES: Readonly<Record<Rarity, Livery>> = {
  Common: {
    metal: ['#eceeed', '#e6e9e8', '#e2e5e5', '#e9ebea', '#e0e4e4', '#dce0e1', '#e4e7e7'],
    band: ['#8c97a3', '#5a6673'],
    edge: '#c3cacf',
    plate: ['#3f4a57', '#343e4a'],
    ink: '#27303b',
    gem: ['#aab4be', '#8c97a3', '#75818e', '#5a6673'],
    text: '#27303b',
    accent: '#5a6673',
    value: '#27303b',
  },
  Rare: {
    metal: ['#f6fbff', '#b4c6dc', '#6f86a8', '#e6f1ff', '#8ea6c6', '#5a7094', '#d6e6f8'],
    band: ['#3fb4ff', '#1464d8', '#0a2f8f'],
    edge: '#e9f5ff',
    plate: ['#1a55c0', '#0a236a'],
    ink: '#0c1640',
    gem: ['#e8fbff', '#5cc8ff', '#1f7ae0', '#0c3a9c'],
    text: '#ffffff',
    accent: '#a9dcff',
    value: '#dff3ff',
  },
  Epic: {
    metal: ['#ffe6b0', '#d8a24a', '#8a5a22', '#ffd98a', '#b27a30', '#70431c', '#f2c878'],
    band: ['#7a3ad8', '#4a1a9a', '#260b5a'],
    edge: '#e8c8ff',
    plate: ['#5a22b0', '#260b5a'],
    ink: '#1c0a3c',
    gem: ['#ffe8ff', '#d88cff', '#9a3ae8', '#551a9c'],
    text: '#fff3d8',
    accent: '#ffd98a',
    value: '#ffe0a0',
  },
  Legendary: {
    metal: ['#fffbe0', '#ffd75a', '#b8791c', '#fff0a8', '#e0a52e', '#8f5812', '#ffe27a'],
    band: ['#fff3b0', '#f2b92e', '#b06e14'],
    edge: '#fffbe8',
    plate: ['#8a1230', '#4a0a24'],
    ink: '#2c1408',
    gem: ['#ffffff', '#fff0b0', '#ff8f6a', '#d02a50'],
    text: '#fff3c0',
    accent: '#ffe27a',
    value: 'url(#~Fg)',
  },
};

/** One Legendary in a hundred: black stock, and gold only as a line. */
export const NIGHT: Livery = {
  metal: ['#39436e', '#151b38', '#0a0d1e', '#2a3360', '#11162e', '#070914', '#232b52'],
  band: ['#ffe7a0', '#d6a94a', '#7d5a1c'],
  edge: '#ffe7a0',
  plate: ['#10152e', '#05070f'],
  ink: '#05060f',
  gem: ['#ffffff', '#cfe0ff', '#7f9be0', '#33468c'],
  text: '#f3ecd2',
  accent: '#ffd97a',
  value: 'url(#~Fg)',
};

function ramp(name: string, colours: readonly string[], x2: string, y2: string): string {
  const last = colours.length - 1;
  const stops = colours
    .map((c, i) => `<stop offset="${Math.round((i / last) * 100)}%" stop-color="${c}"/>`)
    .join('');
  return `<linearGradient id="~${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
}

/** Metal as `~Fm`, the coloured band as `~Fb`, the name plate as `~Fp`, a gold serial as `~Fg`. */
export function liveryDefs(livery: Livery): string {
  return (
    ramp('Fm', livery.metal, '1', '1') +
    ramp('Fb', livery.band, '.4', '1') +
    ramp('Fp', livery.plate, '0', '1') +
    (livery.value.startsWith('url')
      ? ramp('Fg', ['#fffbe0', '#ffd75a', '#d99a24', '#ffe99a'], '0', '1')
      : '')
  );
}
