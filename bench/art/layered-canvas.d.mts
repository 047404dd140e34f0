/** `await composeLayers(['/tmp/0.png'], 512, 717)` */
export function composeLayers(
  files: readonly string[],
  width: number,
  height: number,
): Promise<Buffer>;
