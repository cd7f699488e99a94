/**
 * 128 random bits in hexadecimal letters: what nobody guesses, and nobody makes twice. `crypto.randomUUID` would do,
 * but browsers offer it on secure origins only, and a market may be tried over plain http in a local network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
