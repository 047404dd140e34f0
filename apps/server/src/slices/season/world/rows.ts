import { time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

export function leftRow({ place, wallet, season, badge, standing, at }: Placed<'season-left'>) {
  const { deviation } = standing;
  return { place, wallet, season, deviation, ...badge, at: time(at) };
}
