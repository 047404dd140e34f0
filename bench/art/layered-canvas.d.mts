/** `await composeLayers(['/tmp/0.png'], 512)` */
export function composeLayers(files: readonly string[], side: number): Promise<Buffer>;
