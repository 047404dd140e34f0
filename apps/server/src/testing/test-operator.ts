import { readConfig } from '../config.ts';
import { ensureOperator } from '../desk/admin/operators.ts';
import type { TestApp } from './test-app.ts';
import { type TestWallet, testWallet } from './test-wallet.ts';

export const TEST_PASSWORD = 'correct horse';

/** Something with cookies of its own that has not logged in. */
export function browser(server: TestApp, name: string): Pick<TestWallet, 'send'> {
  return testWallet(server, `browser of ${name}`);
}

/** `await logIn(browser(server, 'a'), 'guess')` */
export function logIn(who: Pick<TestWallet, 'send'>, password: string, username = 'admin') {
  return who.send({ method: 'POST', url: '/api/admin/login', payload: { username, password } });
}

/** An operator who is logged in. `const operator = await testOperator(server)` */
export async function testOperator(
  server: TestApp,
  username = 'admin',
): Promise<Pick<TestWallet, 'send'>> {
  const env = { ADMIN_USERNAME: username, ADMIN_PASSWORD: TEST_PASSWORD };
  await ensureOperator(server.db, readConfig(env));
  const operator = browser(server, username);
  const response = await logIn(operator, TEST_PASSWORD, username);
  if (response.statusCode !== 200) throw new Error(response.body);
  return operator;
}
