import type { Config } from '../../config.ts';
import { invalidInput } from '../../errors.ts';
import { isLoopback } from '../../http/origin.ts';

/**
 * Whom browsers name as their push service. An endpoint is chosen by a stranger, and we send to it
 * from inside of our network: to these and nobody else.
 */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

type Hosts = Pick<Config, 'pushHosts'>;

export function servicesOf({ pushHosts }: Hosts): readonly string[] {
  return [...KNOWN_SERVICES, ...pushHosts];
}

export interface Endpoint {
  /** As it is kept and sent to: what was checked is what is used. */
  readonly href: string;
  readonly service: string;
}

/** `readEndpoint(config, 'https://fcm.googleapis.com/fcm/send/…')`, or a refusal that says why. */
export function readEndpoint(config: Hosts, text: string): Endpoint {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw invalidInput('endpoint', 'must be the address that the browser gave');
  // With its port, so that only the usual one will do unless PUSH_HOSTS names another.
  const service = servicesOf(config).find((each) => matches(each, url.host));
  if (!service || url.username || url.password) {
    throw invalidInput('endpoint', 'must be an address of a push service that we know');
  }
  // What does not leave this machine needs no seal: a push service of a test has none.
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    throw invalidInput('endpoint', 'must begin with https://');
  }
  url.hash = '';
  return { href: url.href, service };
}

function matches(service: string, host: string): boolean {
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
}
