import { z } from 'zod';
import { ConfigError, httpUrl } from './config-fields.ts';

/** What it takes to meet a wallet on another device: a place where both are heard, and a node that says what stands on a chain. */
export interface WalletConnectConfig {
  readonly projectId: string;
  readonly relay: string;
  readonly rpc: string;
}

const RELAY = 'wss://relay.walletconnect.org';
const RPC = 'https://rpc.walletconnect.org/v1/';

/** Both end up in a header: an address that could end a rule of it is none. */
const PLAIN = /^[^\s;,'"]+$/;

export const walletConnectVariables = {
  WALLETCONNECT_PROJECT_ID: z
    .string()
    .regex(/^[0-9A-Za-z_-]{1,64}$/, 'must be the id of a project: letters and digits')
    .optional(),
  WALLETCONNECT_RELAY_URL: z
    .url({ protocol: /^wss?$/, error: 'must be a ws:// or wss:// address' })
    .regex(PLAIN, 'must be a ws:// or wss:// address')
    .optional(),
  WALLETCONNECT_RPC_URL: httpUrl.regex(PLAIN, 'must be a http(s) address').optional(),
};

type Values = z.infer<z.ZodObject<typeof walletConnectVariables>>;

/** Undefined: the choice is not shown, and no page may speak to anybody else. */
export function walletConnectOf(values: Values): WalletConnectConfig | undefined {
  const {
    WALLETCONNECT_PROJECT_ID: projectId,
    WALLETCONNECT_RELAY_URL: relay,
    WALLETCONNECT_RPC_URL: rpc,
  } = values;
  if (projectId !== undefined) return { projectId, relay: relay ?? RELAY, rpc: rpc ?? RPC };
  const [alone] = [relay && 'WALLETCONNECT_RELAY_URL', rpc && 'WALLETCONNECT_RPC_URL'].filter(
    Boolean,
  );
  if (alone) throw new ConfigError(`${alone} needs WALLETCONNECT_PROJECT_ID.`);
  return undefined;
}
