import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** A machine as far as others can tell: an address and processes of its own, in a network namespace. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Starts a program there; what it prints goes to a file of the machine's name. */
  run(command: string, args: readonly string[], options?: RunOptions): ChildProcess;
  /** The power goes: nothing there has a moment for anything. */
  kill(): void;
  /** Nothing there does anything, and nothing there knows of it. */
  freeze(): void;
  thaw(): void;
  /** Neither side hears of the other, without a word. */
  cutOff(from: readonly Machine[]): void;
  /** Everybody reaches everybody again. */
  mend(): void;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The account that it runs as. */
  readonly account?: string;
  readonly name?: string;
}

export interface Network {
  /** Where servers and players are: they reach every machine. */
  readonly address: string;
  machine(name: string): Machine;
  close(): void;
}

/** Programs of one machine meet at a socket that those of another one do not see. */
const OWN_SOCKETS = 'mount -t tmpfs -o mode=1777 sockets /var/run/postgresql && exec "$0" "$@"';

/** Out of the way of what a machine is likely to have; a run of its own a subnet. */
const SUBNET = (run: number) => `10.77.${run}`;

/** `const net = openNetwork('/tmp/x')`: needs root and iproute2. */
export function openNetwork(folder: string): Network {
  const run = 1 + (process.pid % 250);
  const subnet = SUBNET(run);
  const bridge = `goats${run}`;
  const machines: Machine[] = [];
  const names: string[] = [];
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');

  function machine(name: string): Machine {
    const number = 10 + names.length;
    const space = `${bridge}-${name}`;
    const [outside, inside] = [`g${run}o${number}`, `g${run}i${number}`];
    const address = `${subnet}.${number}`;
    ip('netns', 'add', space);
    names.push(space);
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside);
    ip('link', 'set', inside, 'netns', space);
    ip('link', 'set', outside, 'master', bridge, 'up');
    ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', inside);
    ip('-n', space, 'link', 'set', inside, 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
    const signal = (which: NodeJS.Signals) => {
      // Again until nobody is left who could have started another meanwhile.
      for (let tries = 0; tries < 5; tries += 1) {
        const pids = ip('netns', 'pids', space).split('\n').filter(Boolean).map(Number);
        for (const pid of pids) ignoring('ESRCH', () => process.kill(pid, which));
        if (pids.length === 0 || which !== 'SIGKILL') return;
      }
    };
    let cut: string[] = [];
    const it: Machine = {
      name,
      address,
      run(command, args, { env = {}, account, name: part } = {}) {
        const log = openSync(join(folder, `${name}${part ? `-${part}` : ''}.log`), 'a');
        const as = account
          ? ['setpriv', '--reuid', account, '--regid', account, '--init-groups']
          : [];
        return spawn(
          'ip',
          ['netns', 'exec', space, 'sh', '-c', OWN_SOCKETS, ...as, command, ...args],
          {
            env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
            stdio: ['ignore', log, log],
            detached: true,
          },
        );
      },
      kill: () => signal('SIGKILL'),
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
      cutOff(from) {
        cut = from.map((other) => `${other.address}/32`);
        for (const each of cut) ip('-n', space, 'route', 'add', 'blackhole', each);
      },
      mend() {
        for (const each of cut) ip('-n', space, 'route', 'del', 'blackhole', each);
        cut = [];
      },
    };
    machines.push(it);
    return it;
  }

  return {
    address: `${subnet}.1`,
    machine,
    close() {
      for (const each of machines) {
        each.thaw();
        each.kill();
      }
      for (const name of names) ip('netns', 'del', name);
      ip('link', 'del', bridge);
    },
  };
}

function ip(...args: string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8' });
}

function ignoring(code: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
  }
}
