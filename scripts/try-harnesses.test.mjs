import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './setup/root.mjs';
import { listHarnesses } from './try-harnesses.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe('what npm test starts for a moment', () => {
  it('is every bench and every command of trust/: what is not started is a claim that nobody keeps', async () => {
    const tried = new Set((await listHarnesses()).map(({ file }) => file));
    const commands = Object.values(scripts).flatMap(
      (command) => /\b(?:bench|trust)\/\S+\.ts/.exec(command)?.[0] ?? [],
    );
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.filter((file) => !tried.has(file))).toEqual([]);
    const ofTrust = readdirSync(join(ROOT, 'trust')).filter((name) => name.endsWith('.ts'));
    // The others import books.ts.
    expect(ofTrust.filter((name) => !commands.includes(`trust/${name}`))).toEqual(['books.ts']);
  });
});
