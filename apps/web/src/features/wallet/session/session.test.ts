import { ApiError } from '@goats/contract';
import { createStore } from '@goats/ui/browser/store.ts';
import type { ToastMessage } from '@goats/ui/toast-queue.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { DISCONNECTED, type WalletState } from '../state/wallet-state.ts';
import { createSession } from './session.ts';

const BILLY = '0x91fA33bE000000000000000000000000a842c07E';
const NANNY = '0xB1e2000000000000000000000000000000Aa77d0';
const billy = BILLY.toLowerCase();
const nanny = NANNY.toLowerCase();

const refused = (status: number, code: string, error = 'No.', details?: unknown) =>
  new ApiError(status, JSON.stringify({ code, error, details }), '');

/** A server with one cookie, and a wallet that signs. */
function setUp() {
  const state = createStore<WalletState>({ ...DISCONNECTED, address: BILLY });
  const told: ToastMessage[] = [];
  const log: string[] = [];
  const rings = { on: true };
  const world = {
    cookie: null as string | null,
    sign: async (text: string) => `signed ${text}`,
    verify: null as Error | null,
  };
  const session = createSession({
    state,
    calls: {
      nonce: async () => ({ nonce: 'n1' }),
      verify: async ({ message }) => {
        log.push('verify');
        if (world.verify) throw world.verify;
        world.cookie = message.split(' ')[0]!.toLowerCase();
        return { address: world.cookie };
      },
      session: async () => ({ address: world.cookie }),
      logout: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.push('logout');
        world.cookie = null;
      },
    },
    message: async ({ address, chainId, nonce }) => `${address} ${chainId} ${nonce}`,
    readChain: async () => state.set({ chainId: '0x89' }),
    sign: (text) => world.sign(text),
    switchChain: async () => undefined,
    tell: (message) => told.push(message),
    onChange: () => log.push('changed'),
    onEnd: () => (rings.on = false),
  });
  return { state, session, told, log, rings, world };
}

describe('the session of this browser', () => {
  let page: ReturnType<typeof setUp>;
  beforeEach(() => {
    page = setUp();
  });

  it('signs in with one signature over account, chain and nonce', async () => {
    let signed = '';
    page.world.sign = async (text) => {
      signed = text;
      return '0x1';
    };
    expect(await page.session.signIn()).toBeNull();
    expect(signed).toBe(`${BILLY} 137 n1`);
    expect(page.state.get().signedInAs).toBe(billy);
    expect(page.log).toContain('changed');
  });

  it('knows after a reload who is signed in, without a signature', async () => {
    page.world.cookie = billy;
    await page.session.follow(BILLY);
    expect(page.state.get().signedInAs).toBe(billy);
    expect(page.told).toEqual([]);
  });

  it('ends the old session at once when the wallet switches the account, and says so', async () => {
    await page.session.signIn();
    page.state.set({ address: NANNY });
    const following = page.session.follow(NANNY);
    expect(page.state.get().signedInAs).toBeNull();
    await following;
    expect(page.world.cookie).toBeNull();
    expect(page.told.at(-1)).toMatchObject({ title: 'Signed Out' });
    expect(page.told.at(-1)?.description).toContain('0x91fa...c07e');
  });

  it('asks for what the next account may see only once the old one is signed out', async () => {
    await page.session.signIn();
    page.log.length = 0;
    page.state.set({ address: NANNY });
    void page.session.follow(NANNY);
    await page.session.settled();
    await Promise.resolve();
    expect(page.log).toEqual(['logout', 'changed']);
  });

  it('ends a session that belongs to an account the wallet left while the page was closed', async () => {
    page.world.cookie = nanny;
    await page.session.follow(BILLY);
    expect(page.world.cookie).toBeNull();
    expect(page.state.get().signedInAs).toBeNull();
    expect(page.told).toHaveLength(1);
  });

  it('does not let a slow sign-out end the sign-in that follows it', async () => {
    await page.session.signIn();
    page.state.set({ address: NANNY });
    void page.session.follow(NANNY);
    await page.session.signIn();
    expect(page.world.cookie).toBe(nanny);
    expect(page.log.filter((entry) => entry !== 'changed')).toEqual(['verify', 'logout', 'verify']);
  });

  it('does not prove an account that the wallet left while its window was open', async () => {
    page.world.sign = async () => {
      page.state.set({ address: NANNY });
      return '0x1';
    };
    expect((await page.session.signIn())?.words).toMatch(/another account/);
    expect(page.log).not.toContain('verify');
    expect(page.state.get().signedInAs).toBeNull();
  });

  it('signs out on disconnect', async () => {
    await page.session.signIn();
    page.state.set({ address: null });
    await page.session.follow(null);
    expect(page.world.cookie).toBeNull();
    expect(page.told).toEqual([]);
  });

  it.each([
    ['a disconnect', () => page.session.follow(null)],
    ['another account', () => page.session.follow(NANNY)],
    ['Sign Out', () => page.session.signOut()],
    ['a session that the server ended', async () => page.session.lost()],
  ])('rings for nobody any more after %s', async (_, end) => {
    await page.session.signIn();
    expect(page.rings.on).toBe(true);
    await end();
    expect(page.rings.on).toBe(false);
  });

  it.each([
    [{ code: 4001 }, /turned the signature down/],
    [{ code: -32002 }, /still waiting/],
    [{}, /could not sign/],
  ])('tells why the wallet did not sign: %j', async (error, words) => {
    page.world.sign = () => Promise.reject(error);
    expect((await page.session.signIn())?.words).toMatch(words);
  });

  it('names the chains that would do, so that the dialog can offer to switch', async () => {
    page.world.verify = refused(401, 'CHAIN_NOT_ACCEPTED', 'Chain 56 is not accepted here.', {
      chainIds: [1, 137],
    });
    expect(await page.session.signIn()).toEqual({
      words: 'Chain 56 is not accepted here.',
      chains: [1, 137],
    });
  });

  it.each([
    [refused(401, 'MESSAGE_NOT_YET_VALID'), /clock of this device/],
    [refused(401, 'NONCE_EXPIRED', 'That took too long: ask for a new nonce.'), /took too long/],
    [new TypeError('Failed to fetch'), /did not answer/],
  ])('tells why the server did not take it: %s', async (error, words) => {
    page.world.verify = error;
    expect((await page.session.signIn())?.words).toMatch(words);
    expect(page.state.get().signedInAs).toBeNull();
  });
});
