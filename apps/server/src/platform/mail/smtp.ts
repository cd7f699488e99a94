import type { Carrier } from '../outbox/message.ts';

/** Where mail is handed in. */
export interface MailSettings {
  /** smtp://user:password@host:port, or smtps. */
  readonly url: string;
  readonly from: string;
}

const timeoutMs = 10_000;

/** Mail by SMTP. The library is loaded with the first mail: most starts send none. */
export function smtpCarrier({ url, from }: MailSettings): Carrier {
  let opened: Promise<{ sendMail: (mail: object) => Promise<unknown> }> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const { hostname, port, username, password, protocol } = new URL(url);
    return createTransport({
      host: hostname,
      port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
      secure: protocol === 'smtps:',
      ...(username === ''
        ? {}
        : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      // One mail after the other over one connection, which is closed when nothing follows for so long: greetings,
      // TLS and sign-in cost more than a mail. One that was closed at the other end is opened again, once.
      pool: true,
      maxConnections: 1,
      maxRequeues: 1,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  };
  return {
    isLocal: false,
    send: async ({ recipient, subject, body }) => {
      opened ??= open();
      // An address object is taken as it is: no list of recipients can be smuggled into it.
      const to = { name: '', address: recipient };
      await (await opened).sendMail({ from, to, subject, text: body });
    },
  };
}
