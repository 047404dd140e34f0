/** How well a house player plays, weakest first. All see no more than a person in their seat. */
export const STRENGTHS = ['friendly', 'solid', 'sharp'] as const;

export type Strength = (typeof STRENGTHS)[number];

/** A number from 0 up to but not including 1, handed in by whoever runs the house. */
export type RandomNumber = () => number;
