/** The two that are watched: in a feed, and across a whole phone. */
export const SHAPES = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const;
export type Shape = keyof typeof SHAPES;

export const FRAMES_PER_SECOND = 24;
/** About four megabytes for eight seconds: every chat takes it. */
export const BITS_PER_SECOND = 4_500_000;
