import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { commit, duelBetween, open, seat, secretOf } from '../testing/test-players.ts';
import { signInText, testWallet } from '../testing/test-wallet.ts';

it('no password, signature, session, nonce or seed ever reaches the log, however talkative it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goats-logs-'));
  const file = join(folder, 'server.log');
  const server = await createTestApp({ env: { LOG_LEVEL: 'trace', LOG_FILE: file } });
  const secrets: string[] = ['correct-horse-battery', 'wrong-horse-battery'];

  const wallet = testWallet(server, 'ada');
  const { nonce } = (await wallet.send({ url: '/api/auth/nonce' })).json();
  const message = signInText(server, wallet.account.address, nonce);
  const signature = await wallet.account.signMessage({ message });
  for (const payload of [
    { message, signature },
    // A signature that is refused, and a body that cannot even be read.
    { message, signature: `${signature.slice(0, -2)}00` },
    `{"message":"x","signature":"${signature}"`,
  ]) {
    const answer = await wallet.send({
      method: 'POST',
      url: '/api/auth/verify',
      payload,
      headers: { 'content-type': 'application/json', authorization: 'Bearer goat-bearer-token' },
    });
    for (const { value } of answer.cookies) if (value) secrets.push(value);
  }
  secrets.push(signature.slice(0, -2), nonce, 'goat-bearer-token');

  for (const password of ['correct-horse-battery', 'wrong-horse-battery']) {
    await server.app.inject({
      method: 'POST',
      url: `/api/admin/login?password=${password}`,
      payload: { username: 'admin', password },
    });
  }

  const ada = await seat(server, 'ada', ['Common']);
  const billy = await seat(server, 'billy', ['Common']);
  const matchId = await duelBetween(ada, billy);
  for (const player of [ada, billy]) await commit(player, matchId, [player.cards[0]!]);
  for (const player of [ada, billy]) {
    await open(player, matchId, [player.cards[0]!]);
    secrets.push(...Object.values(secretOf(matchId, player.address)));
  }
  const friendly = { challengerId: ada.address, challengerNftId: ada.cards[0], hoofStake: 0 };
  const duel = await ada.call('POST', '/api/challenges', {
    ...{ ...friendly, friendly: true, unlisted: true },
  });
  for (const url of ['/api/duels/', '/duel/']) await ada.call('GET', url + duel.body?.code);
  if (duel.body?.code) secrets.push(duel.body.code);
  const [row] = await server.db.query<{ seed: string }>('select server_seed as seed from matches');
  secrets.push(row!.seed);
  await server.close();

  const log = readFileSync(file, 'utf8');
  // It did log these requests, or the test would prove nothing.
  expect(log).toContain(`/api/matches/${matchId}/actions`);
  expect(log).toContain('/api/auth/verify');
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
