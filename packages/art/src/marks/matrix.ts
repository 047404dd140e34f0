/** An affine placement as SVG writes it: `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** `moved(10, 20)` */
export function moved(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** `scaled(0.8)` */
export function scaled(by: number): Matrix {
  return [by, 0, 0, by, 0, 0];
}

/** `turned(45)`, in degrees. */
export function turned(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, 0, 0];
}

/** `leaning(8)`: to the right, in degrees. */
export function leaning(degrees: number): Matrix {
  return [1, 0, -Math.tan((degrees * Math.PI) / 180), 1, 0, 0];
}

/** One inside the other, outermost first, as `transform="…"` lists them: `nested(moved(1, 2), scaled(3))`. */
export function nested(...steps: readonly Matrix[]): Matrix {
  return steps.reduce(([a, b, c, d, e, f], [a2, b2, c2, d2, e2, f2]) => [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ]);
}

/** Undoes a matrix that keeps areas above zero. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
