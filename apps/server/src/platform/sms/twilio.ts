import type { Carrier } from '../outbox/message.ts';

/** An account at Twilio, or at a service compatible with its Messages resource. */
export interface SmsSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
}

const timeoutMs = 10_000;

/** Sends text messages through Twilio's Messages resource (API version 2010-04-01). */
export function twilioCarrier(settings: SmsSettings): Carrier {
  const { baseUrl, accountSid, authToken, from } = settings;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    isLocal: false,
    send: async ({ recipient, body }) => {
      const reply = await fetch(
        `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ To: recipient, From: from, Body: body }).toString(),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        },
      );
      await reply.body?.cancel();
      const { ok, status } = reply;
      if (!ok) throw Object.assign(new Error(`the carrier of text messages answered ${status}`), { status });
    },
  };
}
