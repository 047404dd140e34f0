#!/usr/bin/env node
/**
 * What forge believes to be the compiler's own program: the one of the npm package, with the very
 * settings that the product is compiled with.
 */
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SETTINGS } from './compile.mjs';

const solc = createRequire(import.meta.url)('solc');

if (process.argv.includes('--version')) {
  const version = solc.version().replace(/\.Emscripten.*/, '.Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else {
  const input = JSON.parse(readFileSync(0, 'utf8'));
  input.settings = { ...input.settings, ...SETTINGS };
  const output = Buffer.from(solc.compile(JSON.stringify(input)));
  // A pipe takes what it can at a time.
  for (let sent = 0; sent < output.length; ) {
    try {
      sent += writeSync(1, output, sent);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}
