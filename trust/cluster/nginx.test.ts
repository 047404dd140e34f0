import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './instance.ts';
import { nginxConfig } from './nginx.ts';

const shipped = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
const options = { host: '127.0.0.1', port: 3000, instances: [4001, 4002], folder: '/var/tmp/n' };

it('proves the very rules that operators deploy, but for names, ports, certificates and limits', () => {
  const own = new Set(nginxConfig(shipped, options).split('\n'));
  const dropped = shipped.split('\n').filter((line) => !own.has(line));
  const mayDiffer =
    /listen |server_name|ssl_|return 301|server 127\.0\.0\.1:|\$host;|Since nginx 1\.25|rate=|limit_conn \w+ \d/;
  expect(dropped.filter((line) => !mayDiffer.test(line))).toEqual([]);
  expect([...own].filter((line) => /listen|server 127/.test(line))).toEqual([
    '  server 127.0.0.1:4001 max_fails=1 fail_timeout=2s;',
    '  server 127.0.0.1:4002 max_fails=1 fail_timeout=2s;',
    '  listen 127.0.0.1:3000;',
  ]);
});

it('says so when the shipped file has changed beyond what it can follow', () => {
  expect(() => nginxConfig(shipped.replace('listen 443 ssl', 'listen 443'), options)).toThrow(
    'TLS cannot be found',
  );
});
