import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { seminarCalendar, upcomingSeminarsCalendar } from '@/api/feeds/seminar-calendar';
import type { SeminarEvent } from '@/schemas/seminar-fields';

const SEMINAR: SeminarEvent = {
  id: 7,
  status: 'open',
  title: '収益認識の実務',
  lead: '事例で整理します。',
  topic: '会計・監査',
  starts_at: '2026-12-04T19:00:00+09:00',
  ends_at: '2026-12-04T21:00:00+09:00',
  venue: null,
  speakers: [],
  fee: 0,
  cpe_units: 2,
  capacity: null,
  remaining: null,
  closes_before: '2026-12-04',
  deadline: '2026-12-03T18:00:00+09:00',
  cancellable_until: '2026-12-04T21:00:00+09:00',
  updated_at: '2026-11-02T10:00:00+09:00',
  revision: 3,
};

const unfoldCalendar = (seminar: SeminarEvent, url: string | null = null) =>
  seminarCalendar(seminar, url).replace(/\r\n[ \t]/g, '');

describe('the calendar file', () => {
  it("uses Tokyo time with its zone definition, regardless of the server's zone", () => {
    const text = unfoldCalendar(SEMINAR);
    expect(text).toContain('DTSTART;TZID=Asia/Tokyo:20261204T190000');
    expect(text).toContain('DTEND;TZID=Asia/Tokyo:20261204T210000');
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Tokyo\r\n[\s\S]*END:VTIMEZONE\r\nBEGIN:VEVENT/);
  });

  it('keeps the UID after changes, increments SEQUENCE, and is stable without changes', () => {
    expect(unfoldCalendar(SEMINAR)).toMatch(/UID:seminar-7@localhost\r\n/);
    expect(unfoldCalendar(SEMINAR)).toContain('SEQUENCE:3');
    expect(seminarCalendar(SEMINAR, null)).toBe(seminarCalendar(SEMINAR, null));
    expect(unfoldCalendar({ ...SEMINAR, revision: 4 })).toMatch(
      /UID:seminar-7@localhost\r\n[\s\S]*SEQUENCE:4/,
    );
  });

  it('starts the description with the address of the seminar when it has no lead', () => {
    expect(unfoldCalendar({ ...SEMINAR, lead: '' })).toContain('DESCRIPTION:http');
  });

  it('is CANCELLED for a cancelled seminar, and contains the online URL only when given', () => {
    expect(unfoldCalendar({ ...SEMINAR, status: 'cancelled' })).toContain('STATUS:CANCELLED');
    expect(unfoldCalendar(SEMINAR)).not.toContain('meet.example.com');
    expect(unfoldCalendar(SEMINAR, 'https://meet.example.com/a')).toContain('https://meet.example.com/a');
  });
});

describe('the calendar of all seminars', () => {
  const unfold = (text: string) => text.replace(/\r\n[ \t]/g, '');

  it('has a name, one time zone, and each seminar with the UID of its own file', () => {
    const text = unfold(upcomingSeminarsCalendar([SEMINAR, { ...SEMINAR, id: 8 }]));
    expect(text).toMatch(/X-WR-CALNAME:.+のセミナー\r\n/);
    expect(text).toContain('METHOD:PUBLISH');
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect([...text.matchAll(/UID:(.+)\r\n/g)].map(([, uid]) => uid)).toEqual([
      'seminar-7@localhost',
      'seminar-8@localhost',
    ]);
    expect(text.match(/DTSTART;TZID=Asia\/Tokyo:20261204T190000/g)).toHaveLength(2);
  });

  it('has the time of the file where the API does not tell when a seminar was changed', () => {
    const now = Date.parse('2026-11-23T03:00:00Z');
    const text = unfold(upcomingSeminarsCalendar([{ ...SEMINAR, updated_at: '' }], now));
    expect(text).toContain('DTSTAMP:20261123T030000Z');
    expect(text).not.toContain('LAST-MODIFIED');
  });

  it('has no control character, which RFC 5545 does not allow', () => {
    expect(unfold(upcomingSeminarsCalendar([{ ...SEMINAR, title: '収益\u0000認識\u0008' }]))).toContain(
      'SUMMARY:収益認識\r\n',
    );
  });

  it.each(['\r', '\r\n', '\n', '\r\u0000\n', '\u2028', '\u2029'])(
    'has no line of its own for what follows %j in a text',
    (end) => {
      const text = `監査${end}END:VEVENT${end}BEGIN:VEVENT${end}DTSTART:20270101T000000`;
      const hostile = { ...SEMINAR, title: text, lead: text, venue: { name: text, address: text } };
      const calendar = upcomingSeminarsCalendar([hostile]);
      // Some programs accept each of these as the end of a line.
      const starts = unfold(calendar).split(/\r\n|[\r\n\u2028\u2029]/);
      expect(starts.filter((line) => /^(?:BEGIN:VEVENT|END:VEVENT|DTSTART.*:202)/.test(line))).toEqual([
        'BEGIN:VEVENT',
        'DTSTART;TZID=Asia/Tokyo:20261204T190000',
        'END:VEVENT',
      ]);
      const [event] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
      const shown = text.replaceAll(end, '\n');
      expect(event?.getFirstPropertyValue('summary')).toBe(shown);
      expect(event?.getFirstPropertyValue('location')).toBe(`${shown} ${shown}`);
    },
  );

  it('is folded at 75 octets, is the same each time, and leaves out a seminar without times', () => {
    const long = { ...SEMINAR, title: '収益認識'.repeat(30) };
    for (const line of upcomingSeminarsCalendar([long]).split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(upcomingSeminarsCalendar([SEMINAR])).toBe(upcomingSeminarsCalendar([SEMINAR]));
    expect(upcomingSeminarsCalendar([{ ...SEMINAR, starts_at: '' }])).not.toContain('VEVENT');
  });

  it('is a calendar without entries when there is no upcoming seminar', () => {
    expect(unfold(upcomingSeminarsCalendar([]))).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR/);
  });
});
