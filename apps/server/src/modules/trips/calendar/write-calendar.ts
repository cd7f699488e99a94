/** A line of content may have so many octets without its end (RFC 5545, section 3.1). */
const MOST_OCTETS = 75;

/** An event of a calendar, as a trip makes it. */
export interface CalendarEvent {
  /** The same for the same trip, wherever it is read. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly startsAt: Date;
  /** Not part of the event any more. */
  readonly endsAt: Date;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly lat: number;
  readonly lng: number;
  readonly url: string;
}

/** RFC 5545, section 3.3.11: what separates values is escaped, a new line is written out. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|[\r\n]/g, '\\n');
}

/** RFC 5545, section 3.3.5, form 2: UTC. */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** RFC 5545, section 3.1: long lines go on after a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const room = MOST_OCTETS - (parts.length === 0 ? 0 : 1);
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** A calendar of one event (RFC 5545), lines ended as it wants them. */
export function writeCalendar(event: CalendarEvent, productId: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `STATUS:${event.status}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `GEO:${event.lat};${event.lng}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
