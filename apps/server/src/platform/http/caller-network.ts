import { isIP } from 'node:net';

// What a provider gives one household (RFC 6177): its devices change the rest at will, and a guesser would at each try.
const groupsOfHousehold = 4;

/**
 * Where a request comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 address. Anything else is
 * returned as it is.
 */
export function callerNetwork(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, groupsOfHousehold);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
