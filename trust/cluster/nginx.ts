import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, ROOT } from './instance.ts';

export interface Nginx {
  close(): Promise<void>;
}

export interface NginxOptions {
  readonly host: string;
  readonly port: number;
  /** The ports of the instances. */
  readonly instances: readonly number[];
  /** For its configuration, logs and temporary files. */
  readonly folder: string;
}

/** Runs the nginx of this machine with deploy/nginx.conf, as far as that fits a machine without a name. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const folder = join(options.folder, 'nginx');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  const shipped = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  writeFileSync(file, nginxConfig(shipped, { ...options, folder }));
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
    detached: true,
  });
  let ended: string | undefined;
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      ended = `cannot be started (${error.message})`;
      resolve();
    });
    child.once('exit', (code) => {
      ended = `ended with ${code}, see ${folder}`;
      resolve();
    });
  });
  while (!(await answers(options.port))) {
    if (ended !== undefined) throw new Error(`nginx ${ended}`);
    await sleep(50);
  }
  return {
    async close() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/**
 * deploy/nginx.conf with these instances behind it, as a whole configuration: without TLS and
 * without the redirect to it, because nobody has a certificate for an address of this machine, and
 * with limits that a single machine does not reach.
 */
export function nginxConfig(shipped: string, options: NginxOptions): string {
  const { host, port, instances, folder } = options;
  const rest = instances.map((each) => `  server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`);
  const changes: [name: string, pattern: RegExp, text: string][] = [
    ['the instances', /(?: {2}server 127\.0\.0\.1:\d+ .*;\n)+/, `${rest.join('\n')}\n`],
    ['the redirect', /server \{\n {2}listen 80;[\s\S]*?\n\}\n/, ''],
    ['TLS', /(?: {2}#.*\n)? {2}listen 443 ssl.*\n.*ssl.*\n/, `  listen ${host}:${port};\n`],
    ['the certificate', /(?: {2}ssl_.*\n)+/, ''],
    ['the site’s name', / {2}server_name .*\n/, ''],
    // Here one machine speaks for everybody.
    ['the rate of requests', /rate=\d+r\/s/, 'rate=100000r/s'],
    ['the number of requests', /(limit_conn \w+) \d+;/, '$1 10000;'],
  ];
  let site = shipped;
  for (const [name, pattern, text] of changes) {
    if (!pattern.test(site)) throw new Error(`deploy/nginx.conf: ${name} cannot be found`);
    site = site.replace(pattern, text);
  }
  // On a port of its own the site's name has that port in it.
  site = site.replaceAll('$host;', '$http_host;');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
worker_rlimit_nofile 65536;
events { worker_connections 16384; }
http {
access_log off;
${places.map((each) => `${each}_temp_path ${folder}/${each};`).join('\n')}
${site}}
`;
}
