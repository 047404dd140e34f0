import type { Rarity } from '@goats/rules';

/** The materials of one tier's frame. */
export interface Livery {
  /** Seven stops of a reflecting metal, light first. */
  readonly metal: readonly string[];
  readonly band: readonly string[];
  readonly edge: string;
  readonly plate: readonly [top: string, bottom: string];
  readonly ink: string;
  /** Four facets, from the one that faces the light to the one that does not. */
  readonly gem: readonly [string, string, string, string];
  readonly text: string;
  readonly accent: string;
}

export const LIVERIES: Readonly<Record<Rarity, Livery>> = {
  Common: {
    metal: ['#f4f7fa', '#aeb8c4', '#6b7684', '#dfe5eb', '#8d98a6', '#5b6573', '#cfd7df'],
    band: ['#59636f', '#333b46'],
    edge: '#eef3f7',
    plate: ['#3b4552', '#1f2630'],
    ink: '#161b24',
    gem: ['#ffffff', '#c6d0da', '#8996a4', '#56616e'],
    text: '#f2f6fa',
    accent: '#c6d0da',
  },
  Rare: {
    metal: ['#f6fbff', '#b4c6dc', '#6f86a8', '#e6f1ff', '#8ea6c6', '#5a7094', '#d6e6f8'],
    band: ['#3fb4ff', '#1464d8', '#0a2f8f'],
    edge: '#e9f5ff',
    plate: ['#1a55c0', '#0a236a'],
    ink: '#0c1640',
    gem: ['#e8fbff', '#5cc8ff', '#1f7ae0', '#0c3a9c'],
    text: '#ffffff',
    accent: '#bfe6ff',
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
  },
};

function ramp(name: string, colours: readonly string[], x2: string, y2: string): string {
  const last = colours.length - 1;
  const stops = colours
    .map((c, i) => `<stop offset="${Math.round((i / last) * 100)}%" stop-color="${c}"/>`)
    .join('');
  return `<linearGradient id="~${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
}

/** Metal as `~Fm`, the coloured band as `~Fb`, the name plate as `~Fp`. */
export function liveryDefs(livery: Livery): string {
  return (
    ramp('Fm', livery.metal, '1', '1') +
    ramp('Fb', livery.band, '.4', '1') +
    ramp('Fp', livery.plate, '0', '1')
  );
}
