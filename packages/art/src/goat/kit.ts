import type { CollarName, KitDesign, PatternName } from './goat-design.ts';

/**
 * A kit in one line: pattern, collar, then main, second, trim, pipe and number colours.
 * @example kit('chevron', 'vee', '#3a3f4b #b8f02c #b8f02c #20242e #f4f6ee')
 */
export function kit(pattern: PatternName, collar: CollarName, colours: string): KitDesign {
  const [main, second, trim, pipe, number] = colours.split(' ');
  if (!main || !second || !trim || !pipe || !number)
    throw new Error(`'${colours}' is not five colours`);
  return { pattern, collar, main, second, trim, pipe, number };
}

/** Selection shirts: invented colours by origin, the same cut for all, plain under a yoke. */
export const SELECTION = {
  brazil: kit('yoke', 'round', '#6a2a86 #bfe3ee #bfe3ee #fff2d8 #fff2d8'),
  argentina: kit('yoke', 'round', '#d9952b #23305e #23305e #fff2d8 #23305e'),
  portugal: kit('yoke', 'round', '#1f7f9c #f1d9a6 #f1d9a6 #fff6e2 #fff2d8'),
  france: kit('yoke', 'round', '#1d7a55 #8e2f5f #8e2f5f #fff2d8 #fff2d8'),
  netherlands: kit('yoke', 'round', '#8e7cc3 #2f2b3d #2f2b3d #e9dcff #fff2d8'),
  germany: kit('yoke', 'round', '#4fa3d9 #5b1f3a #5b1f3a #fff2d8 #fff2d8'),
} as const;
