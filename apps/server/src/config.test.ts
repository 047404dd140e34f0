import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-fields.ts';

const SIGNER = {
  CHAIN_POSTER_SIGNER_URL: 'https://u:pw@signer.example',
  CHAIN_POSTER_SIGNER_ADDRESS: `0x${'11'.repeat(20)}`,
};

describe('readConfig', () => {
  it('starts a stranger on port 3000 with the demo world, with nothing set', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.host).toBe('127.0.0.1');
    expect(config.demoWorld).toBe(true);
    expect(config.databaseUrl).toBeUndefined();
  });

  it.each([
    [{ PORT: 'abc' }, "PORT must be a whole number from 0 to 65535 (it is 'abc')."],
    [{ PORT: '70000' }, "PORT must be from 0 to 65535 (it is '70000')."],
    [{ DEMO_WORLD: 'maybe' }, "DEMO_WORLD must be true or false (it is 'maybe')."],
    [{ PUBLIC_URL: 'goats' }, "PUBLIC_URL must be a http(s) address (it is 'goats')."],
    [{ PUSH_HOSTS: 'https://push.example/x' }, /^PUSH_HOSTS must be names of hosts/],
    [{ WALLETCONNECT_PROJECT_ID: 'a b' }, /^WALLETCONNECT_PROJECT_ID must be the id of a project/],
    [
      { WALLETCONNECT_PROJECT_ID: 'a', WALLETCONNECT_RELAY_URL: 'wss://a; script-src *' },
      /^WALLETCONNECT_RELAY_URL must be a ws/,
    ],
    [
      { WALLETCONNECT_RELAY_URL: 'wss://relay.example' },
      /^WALLETCONNECT_RELAY_URL needs WALLETCONNECT_PROJECT_ID/,
    ],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /^MAIL_FROM must be an address/],
    [{ MAIL_FROM: 'goats' }, /^MAIL_FROM must be an address/],
    [{ SMTP_URL: 'smtp://mail.example' }, /^SMTP_URL needs MAIL_FROM/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL needs PUBLIC_URL/],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/],
    [{ CHAIN: 'maybe' }, "CHAIN must be auto or off (it is 'maybe')."],
    [{ CHAIN_RPC_URL: 'https://rpc.example' }, /^CHAIN_RPC_URL needs CHAIN_DEPLOYMENT/],
    [
      { CHAIN_RPC_URL: 'https://a.example', CHAIN_RPC_URLS: 'https://b.example' },
      /both set: keep one/,
    ],
    [{ CHAIN_RPC_URLS: 'https://a.example,https://a.example/2' }, /different hosts/],
    [{ CHAIN_RPC_URLS: 'https://a.example ws://b.example' }, /must be http/],
    [
      { CHAIN_POSTER_KEY: '11'.repeat(32), CHAIN_POSTER_KEY_FILE: 'key' },
      'CHAIN_POSTER_KEY and CHAIN_POSTER_KEY_FILE are both set: keep one of them.',
    ],
    [
      { CHAIN_POSTER_KEY_FILE: 'key', ...SIGNER },
      'CHAIN_POSTER_KEY_FILE and CHAIN_POSTER_SIGNER_URL are both set: keep one of them.',
    ],
    [
      { CHAIN_POSTER_SIGNER_URL: SIGNER.CHAIN_POSTER_SIGNER_URL },
      /^CHAIN_POSTER_SIGNER_URL needs CHAIN_POSTER_SIGNER_ADDRESS: the address/,
    ],
    [
      { CHAIN_RELAY_SIGNER_ADDRESS: SIGNER.CHAIN_POSTER_SIGNER_ADDRESS },
      /^CHAIN_RELAY_SIGNER_ADDRESS needs CHAIN_RELAY_SIGNER_URL: where/,
    ],
    [
      { ...SIGNER, CHAIN_POSTER_SIGNER_ADDRESS: '0x12' },
      "CHAIN_POSTER_SIGNER_ADDRESS must be an address: 0x and 40 hexadecimal digits (it is '0x12').",
    ],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal/],
    // At that rate the cheapest sale would be worth nothing, and could not be written down.
    [{ HOOF_PER_ETH: '10000000000' }, /^HOOF_PER_ETH must be from 1 to 100000000 /],
  ])('stops with one sentence that names the variable: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('does not print a secret when the secret is what is wrong', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'short' })).toThrow(
      'ADMIN_PASSWORD must have at least 8 characters.',
    );
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:pw@h/d' })).toThrow(
      'DATABASE_URL must be a postgresql:// address.',
    );
    expect(() => readConfig({ CHAIN_VOUCHER_KEY: 'abcd' })).toThrow(
      'CHAIN_VOUCHER_KEY must be a private key: 64 hexadecimal digits.',
    );
    expect(() => readConfig({ CHAIN_RELAY_KEY: 'abcd' })).toThrow(
      'CHAIN_RELAY_KEY must be a private key: 64 hexadecimal digits.',
    );
    expect(() => readConfig({ CHAIN_POSTER_SIGNER_URL: 'ws://u:pw@signer.example' })).toThrow(
      'CHAIN_POSTER_SIGNER_URL must be a http(s) address.',
    );
    expect(() => readConfig({ CHAIN_RPC_URL: 'ws://rpc.example/key' })).toThrow(
      'CHAIN_RPC_URL must be a http(s) address.',
    );
    expect(() => readConfig({ SMTP_URL: 'http://u:pw@h' })).toThrow(
      'SMTP_URL must be a smtp:// or smtps:// address.',
    );
    for (const wrong of ['redis://u:pw@h', 'nats://u:pw@h,elsewhere', 'nats:']) {
      expect(() => readConfig({ CHANGE_BUS_URL: wrong })).toThrow(
        'CHANGE_BUS_URL must be nats:// or tls:// addresses with commas between them.',
      );
    }
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'Bearer secret' })).toThrow(
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value with commas between them.',
    );
  });

  it('leaves the broker and traces off, and takes both as they are usually written', () => {
    const { changeBusUrl, traces } = readConfig({});
    expect({ changeBusUrl, traces }).toEqual({ changeBusUrl: undefined, traces: undefined });
    const brokers = 'nats://herd:g%40ts@10.0.0.5:4222, tls://10.0.0.6:4222';
    expect(readConfig({ CHANGE_BUS_URL: brokers }).changeBusUrl).toBe(brokers);
    const given = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b,x-tenant=goats',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    };
    expect(readConfig(given).traces).toEqual({
      ...{ endpoint: 'http://127.0.0.1:4318', service: 'legendary-goats', ratio: 0.25 },
      headers: { authorization: 'Bearer a=b', 'x-tenant': 'goats' },
    });
  });

  it('takes an empty variable as not set, as compose files leave them', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('drops a trailing slash of PUBLIC_URL, so that no address gets two', () => {
    expect(readConfig({ PUBLIC_URL: 'https://goats.example/' }).publicUrl).toBe(
      'https://goats.example',
    );
  });
});
