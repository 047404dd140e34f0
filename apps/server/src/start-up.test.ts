import { describe, expect, it } from 'vitest';
import { ensureOwnName, StartUpError } from './start-up.ts';

describe('a start without a name', () => {
  const start = (host: string, publicUrl?: string) => () => ensureOwnName({ host, publicUrl });

  it.each(['127.0.0.1', '127.0.0.2', 'localhost', 'goats.localhost', '::1'])(
    'is fine on this machine: %s',
    (host) => expect(start(host)).not.toThrow(),
  );

  it.each(['0.0.0.0', '::', '192.168.1.7', 'fe80::1', 'goats.example', 'no host'])(
    'stops with one sentence that says what to set: %s',
    (host) => {
      expect(start(host)).toThrow(StartUpError);
      expect(start(host)).toThrow(/^HOST .* lets other machines in: set PUBLIC_URL to .*\.$/);
      expect(start(host, 'https://goats.example')).not.toThrow();
    },
  );
});
