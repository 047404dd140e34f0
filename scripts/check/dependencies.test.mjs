import { expect, it } from 'vitest';
import { judgeAudit, lockProblems } from './dependencies.mjs';

it('stops a release that would ship a known weakness', () => {
  const found = { name: 'goat-cookie', severity: 'critical', range: '<2.0.1' };
  const mild = { name: 'kid-parser', severity: 'low', range: '*' };
  const { problems } = judgeAudit(JSON.stringify({ vulnerabilities: { found, mild } }));
  expect(problems).toEqual(['goat-cookie <2.0.1 has a critical weakness: npm audit']);
});

it('says so and goes on when the registry keeps no advisories or is away', () => {
  for (const printed of ['', '{"message":"405 Method Not Allowed","statusCode":405}']) {
    expect(judgeAudit(printed)).toEqual({
      problems: [],
      note: 'dependency audit: no advisories to be had from this registry',
    });
  }
  expect(judgeAudit('{"vulnerabilities":{}}').note).toBeUndefined();
});

it('finds a package that is not pinned by content, and one that would run something uninvited', () => {
  const packages = {
    '': { name: 'legendary-goats' },
    'node_modules/@goats/rules': { link: true },
    'node_modules/esbuild': { integrity: 'sha512-x', hasInstallScript: true },
    'node_modules/loose': {},
    'node_modules/loose-here': { optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/loose-elsewhere': { optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/loose-anywhere': { optional: true },
    'node_modules/a/node_modules/miner': { integrity: 'sha512-y', hasInstallScript: true },
  };
  expect(lockProblems({ packages })).toEqual([
    'package-lock.json: loose has no integrity',
    'package-lock.json: loose-here has no integrity',
    'package-lock.json: loose-anywhere has no integrity',
    'package-lock.json: miner runs a script when it is installed',
  ]);
});
