import { fileURLToPath } from 'node:url';

/** A program of the server as the test run has bundled it: `bundledProgram('main.mjs')`, for Node. */
export function bundledProgram(path: string): string {
  return fileURLToPath(`${process.env.BUNDLED_SERVER}/${path}`);
}
