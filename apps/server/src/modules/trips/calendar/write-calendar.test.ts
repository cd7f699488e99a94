import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const event: CalendarEvent = {
  uid: '0190a000@market.example',
  sequence: 1,
  changedAt: new Date('2026-06-17T12:00:00Z'),
  startsAt: new Date('2026-10-25T00:30:00.000Z'),
  endsAt: new Date('2026-10-25T03:30:00.000Z'),
  status: 'CONFIRMED',
  summary: 'Trip 200001 with Wheels, Sons; Co\\',
  description: 'Van\nRambla 1',
  location: 'Rambla 1',
  lat: -34.9,
  lng: -56.18,
  url: 'http://market.example/trip?trip_id=1&link=a.b',
};

// What a reader does first (RFC 5545, section 3.1).
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('[RENT-16] a trip as iCalendar: lines ended by CRLF, times in UTC, marks escaped', () => {
  const text = writeCalendar(event, '-//Market//Trips//EN');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(unfolded(text)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Market//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0190a000@market.example',
    'SEQUENCE:1',
    'DTSTAMP:20260617T120000Z',
    'DTSTART:20261025T003000Z',
    'DTEND:20261025T033000Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Trip 200001 with Wheels\\, Sons\\; Co\\\\',
    'DESCRIPTION:Van\\nRambla 1',
    'LOCATION:Rambla 1',
    'GEO:-34.9;-56.18',
    'URL:http://market.example/trip?trip_id=1&link=a.b',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('[RENT-16] no line is longer than 75 octets, no character is cut, and nothing is lost', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(texts, (summary) => {
      const text = writeCalendar({ ...event, summary }, '-//M//T//EN');
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(text).toString('utf8')).toBe(text);
      const read = unfolded(text).find((line) => line.startsWith('SUMMARY:')) ?? '';
      const said = read
        .slice('SUMMARY:'.length)
        .replace(/\\([\\;,n])/g, (_whole, mark) => (mark === 'n' ? '\n' : mark));
      expect(said).toBe(summary.replace(/\r\n|[\r\n]/g, '\n').toWellFormed());
    }),
  );
});
