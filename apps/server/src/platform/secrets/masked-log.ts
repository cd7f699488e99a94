import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Names of fields with secrets or personal data, in the API and in the code, ignoring punctuation and case. */
const secretNames: ReadonlySet<string> = new Set(
  [
    ...[
      'authorization',
      'cookie',
      'set-cookie',
      'token',
      'id_token',
      'access_token',
      'refresh_token',
      'csrf',
    ],
    ...['guest_id', 'session_info', 'password', 'confirm_password', 'otp', 'reset_token', 'continue_token'],
    ...[
      'verification_token',
      'secret',
      'secretKey',
      'webhookSecret',
      'apiKey',
      'authToken',
      'privateKey',
      'key',
    ],
    ...['credential', 'signature', 'nonce', 'p256dh', 'endpoint', 'link', 'card', 'iban'],
    ...['email', 'email_or_phone', 'phone', 'phoneNumber', 'contact_person_name', 'contact_person_number'],
    ...['contact_person_email', 'address', 'recipient', 'latitude', 'longitude', 'lat', 'lng', 'first_name'],
    ...['last_name', 'ip', 'remoteAddress', 'x-forwarded-for'],
    // Row values in PostgreSQL's errors, `Key (email)=(…) already exists`, and the parameters of a statement.
    ...['detail', 'where', 'internalQuery', 'parameters', 'values'],
  ].map(plain),
);

/** Patterns in texts: bearer and signed tokens, email addresses, phone numbers, credentials in URLs, secrets in queries. */
const secretTexts = new RegExp(
  [
    String.raw`Bearer\s{1,4}\S{1,2000}`,
    String.raw`eyJ[\w-]{1,2000}\.[\w-]{1,2000}\.[\w-]{0,500}`,
    String.raw`[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}`,
    String.raw`\+\d[\d\s-]{7,17}\d`,
    String.raw`(?<=:\/\/)[^\s/@:]{1,100}:[^\s/@]{1,200}(?=@)`,
    String.raw`(?<=[?&](?:guest_id|key|token|code|state)=)[^&\s"]{1,2000}`,
  ].join('|'),
  'gi',
);
/** A one-time code. Error codes of PostgreSQL and Node have another format. */
const sixDigits = /^\d{6}$/;

const censor = '…';
const mostDepth = 8;
const mostTextLength = 20_000;

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, '');
}

const maskedText = (text: string): string => text.slice(0, mostTextLength).replaceAll(secretTexts, censor);

function isSecret(name: string, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return secretNames.has(plain(name)) || (name === 'code' && sixDigits.test(String(value)));
}

function maskedAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return maskedAt(stdSerializers.err(value), depth);
  if (depth >= mostDepth || ArrayBuffer.isView(value)) return censor;
  if (Array.isArray(value)) return value.map((one) => maskedAt(one, depth + 1));
  if (value instanceof Date) return value;
  const told = ([name, inner]: [string, unknown]): [string, unknown] => [
    name,
    isSecret(name, inner) ? censor : maskedAt(inner, depth + 1),
  ];
  return Object.fromEntries(Object.entries(value).map(told));
}

/** A value for the log, with secrets and personal data masked at any depth. */
export function masked(value: Record<string, unknown>): Record<string, unknown> {
  return maskedAt(value, 0) as Record<string, unknown>;
}

/** Otherwise pino would use an error's own message for a line without one, unmasked. */
function withMessage(given: unknown[]): unknown[] {
  const [first, ...others] = given;
  if (first instanceof Error) return [{ err: first }, first.message, ...others];
  const { err } = (first ?? {}) as { err?: unknown };
  return err instanceof Error && others.length === 0 ? [first, err.message] : given;
}

// What a terminal or an editor acts on instead of showing it: JSON escapes only what is below a space. The others are DEL
// and the C1 controls (one of them begins a terminal's commands), marks that turn the order of letters or take no room, and
// separators that look like the end of a line.
const acting = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Lines in which everything shows. A reader of JSON gets the same texts as before. */
function shown(destination: DestinationStream): DestinationStream {
  return { write: (line: string) => destination.write(line.replace(acting, escaped)) };
}

/** The log: JSON lines with secrets and personal data masked, also in errors. */
export function maskedLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    formatters: { log: masked },
    // Errors have been masked before serializers see them.
    serializers: { err: (value: unknown) => value },
    hooks: {
      logMethod(this: Logger, given: unknown[], write: (...given: never[]) => void) {
        const parts = withMessage(given);
        write.apply(this, parts.map((one) => (typeof one === 'string' ? maskedText(one) : one)) as never[]);
      },
    },
  };
  return pino(options, shown(destination ?? pino.destination(1)));
}
