import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_REFUSALS, ERROR_STATUS, GENERAL_WORDS } from '@goats/contract';
import { parseMessage } from '@goats/words';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

function filesIn(folder: string): { readonly name: string; readonly text: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)test/.test(name))
    .map((name) => ({ name, text: readFileSync(join(ROOT, folder, name), 'utf8') }));
}

const server = filesIn('apps/server/src');
const rules = filesIn('packages/rules/src');
const tables = [
  ...rules.filter(({ name }) => name.startsWith('refusals/')),
  ...filesIn('packages/contract/src/refusals'),
];
const written = tables.flatMap(({ text }) => [...text.matchAll(/^ {2}'([a-z-]+)': \{/gm)]);
const users = [...server, ...rules.filter(({ name }) => !name.startsWith('refusals/'))];

/** 'swap-expired' is written `swap-${status}` where one of five is meant. */
const composed = users.flatMap(({ text }) =>
  [...text.matchAll(/refuse\(`([^`]*)`/g)].map(
    ([, reason]) => new RegExp(`^${reason!.replaceAll(/\$\{[^}]*\}/g, '[a-z-]+')}$`),
  ),
);
const literals = new Set(
  users.flatMap(({ text }) => [...text.matchAll(/'([a-z/-]+)'/g)].map(([, word]) => word)),
);

describe('the tables of refusals', () => {
  it.each(Object.entries(CALL_REFUSALS))('%s has a code of calls and a sentence', (_, words) => {
    expect(ERROR_STATUS).toHaveProperty(words.code);
    expect(parseMessage(words.say)).not.toEqual([]);
  });

  it('say in general what can be said', () => {
    for (const say of Object.values(GENERAL_WORDS)) expect(parseMessage(say)).toEqual([say]);
  });

  it('name every reason once: a second would take the place of the first', () => {
    const names = written.map(([, reason]) => reason);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(names.filter((name) => !Object.hasOwn(CALL_REFUSALS, name!))).toEqual([]);
  });

  it('hold no reason for which nothing is ever refused', () => {
    const unused = Object.keys(CALL_REFUSALS).filter(
      (reason) => !literals.has(reason) && !composed.some((each) => each.test(reason)),
    );
    expect(unused).toEqual([]);
  });
});

/** Read by operators and by programs, or without words of ours: nobody's language is missed there. */
const PLAIN = [
  ...['errors.ts', 'kernel/refusals.ts', 'kernel/idempotency/keys.ts'],
  ...['cards/master-goats/master-goats.ts', 'cards/series/series-service.ts'],
  'clock/back-off/back-off-routes.ts',
  ...['desk/admin/login-attempts.ts', 'desk/admin/login.ts', 'desk/club/club-desk.ts'],
  'desk/wallets/return-cards.ts',
  ...['http/error-handling.ts', 'http/origin.ts', 'site/health/health-routes.ts'],
  ...[
    'people/auth/sessions.ts',
    'people/freezes/freeze-wallet.ts',
    'people/players/choose-name.ts',
  ],
  // Why there is no chain is told by whoever runs the server; pages say in general that there is none.
  ...['deposits/deposit-routes.ts', 'exits/exit-routes.ts', 'outbox/transaction-desk.ts'].map(
    chain,
  ),
  ...['roots/post-root.ts', 'wire/rpc-proxy.ts', 'withdrawals/withdrawal-routes.ts'].map(chain),
  // And what the contract itself answers travels as it is: a page words it as it does what its wallet hears.
  ...['relay/relay.ts'].map(chain),
];

function chain(name: string): string {
  return `slices/chain/${name}`;
}

it('what a player may be told is refused by a reason: English alone is for these', () => {
  const plain = server.filter(({ text }) => /new AppError\(|\bnotFound\(/.test(text));
  expect(plain.map(({ name }) => name).sort()).toEqual([...PLAIN].sort());
});
