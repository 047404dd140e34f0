import { palette } from '../goat/palette.ts';
import type { Tones } from '../ink/tones.ts';

/** What trophies are made of, under the same light as the goats. */
export const TIN: Tones = palette('#f1f4ee #b9c1bd #88938f #5f6a69 #333b3d');
export const SILVER: Tones = palette('#ffffff #d6e0ee #93a4c0 #61718f #2b3550');
export const GOLD: Tones = palette('#fff4b4 #f7c243 #c98423 #8b5017 #4a2a16');
export const VIOLET: Tones = palette('#b685ff #7a3fd6 #5124a6 #341271 #1f0a48');
export const BLUE: Tones = palette('#6cc4ff #2277dd #164fa8 #0d3277 #081f4e');
export const GARNET: Tones = palette('#e0566c #a81d3c #741230 #4a0a24 #2c0618');
export const WOOD: Tones = palette('#c98d58 #96603a #6c4029 #4a2a1e #2e1914');
export const BRONZE: Tones = palette('#f6c596 #cd8a52 #99592f #6b3a20 #3d1f12');
