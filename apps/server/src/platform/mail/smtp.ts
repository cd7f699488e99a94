import type { Carrier } from '../outbox/message.ts';
import { isOfThisMachine } from '../this-machine.ts';

/** The mail server and the sender. */
export interface MailSettings {
  /** smtp://user:password@host:port, or smtps. */
  readonly url: string;
  readonly from: string;
}

const timeoutMs = 10_000;

/** A mail carrier over SMTP. The library is loaded with the first mail: most processes send none. */
export function smtpCarrier({ url, from }: MailSettings): Carrier {
  let opened: Promise<{ sendMail: (mail: object) => Promise<unknown> }> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const { hostname, port, username, password, protocol } = new URL(url);
    return createTransport({
      // An address writes one of IPv6 in brackets; they are no part of it.
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
      secure: protocol === 'smtps:',
      // Whoever is in between could otherwise hide that the server offers TLS, and read the password.
      requireTLS: username !== '' && !isOfThisMachine(hostname),
      ...(username === ''
        ? {}
        : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      // Mails share one connection, which is closed after this idle time: greeting, TLS and sign-in cost more than a
      // mail. A connection closed by the server is reopened once.
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
      // An address object is used as it is, so that nobody can inject further recipients.
      const to = { name: '', address: recipient };
      await (await opened).sendMail({ from, to, subject, text: body });
    },
  };
}
