import { isIPv6, SocketAddress } from 'node:net';

/** Whom a limit counts, and how many times the allowance of one address they have. */
export interface Subject {
  readonly name: string;
  readonly times: number;
}

/** What a /48 may do together. It holds 65,536 households' worth of addresses, and may be one person's. */
const NETWORK_TIMES = 16;

/**
 * Whoever a network address stands for, the narrowest first. A household has one IPv4 address but a
 * whole /64 of IPv6, and could change it at every request; whoever rents a machine often has a /48.
 *
 * `limitSubjects('2001:db8::1') // the /64 '2001:db8:0:0::/64' and the /48 '2001:db8:0::/48'`
 */
export function limitSubjects(ip: string): readonly [Subject, ...Subject[]] {
  const plain = ip.replace(/%.*$/, '');
  if (!isIPv6(plain)) return [{ name: plain, times: 1 }];
  // One spelling of many: short, in lower case, and an IPv4 address within it with dots.
  const { address } = new SocketAddress({ address: plain, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return [{ name: mapped, times: 1 }];
  const groups = groupsOf(address);
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, times: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, times: NETWORK_TIMES },
  ];
}

/** `limitSubject('2001:db8::1') // '2001:db8:0:0::/64'`: the narrowest alone. */
export function limitSubject(ip: string): string {
  return limitSubjects(ip)[0].name;
}

function groupsOf(address: string): string[] {
  const [left = [], right] = address
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  if (right === undefined) return left;
  const zeros = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
}
