import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

/** The subset of CBOR (RFC 8949) that an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  return Buffer.concat([head(2, value.byteLength), value]);
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

// WebAuthn Level 3, 6.1: user present, user verified, attested credential data.
const present = 0x01;
const verified = 0x04;
const attested = 0x40;

function counterBytes(counter: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
}

// RFC 9053: EC2 key, ES256, curve P-256.
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Map<Cbor, Cbor> {
  return new Map<Cbor, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

function newCredentialData(rpHash: Buffer, credentialId: Buffer, key: Map<Cbor, Cbor>): Buffer {
  const flags = Buffer.from([present | verified | attested]);
  const [aaguid, length] = [Buffer.alloc(16), Buffer.from([0, credentialId.length])];
  return Buffer.concat([rpHash, flags, counterBytes(0), aaguid, length, credentialId, cbor(key)]);
}

function attestationOf(data: Buffer): Buffer {
  const entries: [Cbor, Cbor][] = [
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', data],
  ];
  return cbor(new Map(entries));
}

/** A software authenticator with one passkey: its answers are what a browser would send. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const rpHash = sha256(new URL(origin).hostname);
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (clientDataJSON: Buffer, response: Record<string, unknown>) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON: base64url(clientDataJSON), ...response },
  });
  return {
    register: (challenge: string) => {
      const data = newCredentialData(rpHash, credentialId, coseKey(publicKey.export({ format: 'jwk' })));
      const attestationObject = base64url(attestationOf(data));
      return credential(clientData('webauthn.create', challenge), {
        attestationObject,
        transports: ['internal'],
      });
    },
    authenticate: (challenge: string, counter = 1, { isUserVerified = true } = {}) => {
      const flags = isUserVerified ? present | verified : present;
      const data = Buffer.concat([rpHash, Buffer.from([flags]), counterBytes(counter)]);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential(client, { authenticatorData: base64url(data), signature: base64url(signature) });
    },
  };
}
