import { fill, outline } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';

export interface GemCut {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly sides: number;
  readonly turn?: number;
  readonly wide?: number;
  readonly tall?: number;
}

type Corner = readonly [number, number];

function polygon(corners: readonly Corner[]): string {
  return `M${corners.map(([x, y]) => `${shortNumber(x, 1)} ${shortNumber(y, 1)}`).join('L')}Z`;
}

/** A cut stone whose facets take their tone from how far they face the light. */
export function gem(cut: GemCut, tones: readonly string[], ink: string): string {
  const ring = (k: number): Corner[] =>
    Array.from({ length: cut.sides }, (_, i) => {
      const angle = (cut.turn ?? 0) + (i / cut.sides) * Math.PI * 2;
      return [
        cut.x + Math.cos(angle) * cut.r * k * (cut.wide ?? 1),
        cut.y + Math.sin(angle) * cut.r * k * (cut.tall ?? 1),
      ];
    });
  const girdle = ring(1);
  const table = ring(0.55);
  const facets = ['', '', '', ''];
  girdle.forEach((a, i) => {
    const j = (i + 1) % cut.sides;
    const b = girdle[j]!;
    const facing = -((a[0] + b[0]) / 2 - cut.x) * 0.6 - ((a[1] + b[1]) / 2 - cut.y) * 0.8;
    const lit = facing / cut.r;
    const tone = lit > 0.5 ? 0 : lit > 0.05 ? 1 : lit > -0.5 ? 2 : 3;
    facets[tone] += polygon([a, b, table[j]!, table[i]!]);
  });
  const spark = [table[Math.floor(cut.sides * 0.5)]!, table[Math.floor(cut.sides * 0.75)]!];
  return (
    facets.map((data, i) => fill(data, tones[i] ?? ink)).join('') +
    fill(polygon(table), tones[1] ?? ink) +
    fill(polygon([...spark, [cut.x, cut.y]]), tones[0] ?? ink) +
    outline(polygon(girdle), 4, ink)
  );
}
