/** Whether a host, as an address names it, is a socket of this machine or an address that never leaves it. */
export const isOfThisMachine = (host: string): boolean =>
  host === '' || host === 'localhost' || host.startsWith('/') || /^(127(\.\d+){3}|\[?::1\]?)$/.test(host);
