import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineText, zoneName } from '~/domain/time/deadline';
import { dayOf, momentText, timeText } from '~/domain/time/moment';
import { readMoment } from '~/domain/time/written-moment';
import { check } from '../property';

const SHANGHAI = 'Asia/Shanghai';
const iso = (text: string, timeZone = SHANGHAI, edge?: 'start' | 'end') => {
  const at = readMoment(text, timeZone, edge);
  return at === null ? null : new Date(at).toISOString();
};

describe('date-time display: year-month-day hours:minutes:seconds, 24-hour', () => {
  test.each([
    ['2026-11-20T14:05:09Z', '2026-11-20 22:05:09'], ['2026-11-20T16:00:00Z', '2026-11-21 00:00:00'], ['2026-11-20T04:00:00Z', '2026-11-20 12:00:00'],
    ['2026-01-05T01:02:03.999Z', '2026-01-05 09:02:03'],
  ])('%s is %s in Shanghai', (moment, shown) => {
    const at = Date.parse(moment);
    expect(momentText(at, SHANGHAI)).toBe(shown);
    expect(`${dayOf(at, SHANGHAI)} ${timeText(at, at, SHANGHAI)}`).toBe(shown);
  });
});

describe('a deadline', () => {
  const at = Date.parse('2026-11-22T20:51:00Z');

  test('has weekday, day and minute in both languages, in the zone', () => {
    expect(deadlineText(at, SHANGHAI, 'en')).toBe('Monday 23 November, 04:51');
    expect(deadlineText(at, SHANGHAI, 'cn')).toBe('11 月 23 日（星期一）04:51');
    expect(deadlineText(at, 'UTC', 'en')).toBe('Sunday 22 November, 20:51');
  });
});

describe('a time', () => {
  const at = Date.parse('2026-11-20T14:05:09Z');

  test('of today has no day; any other has its day', () => {
    expect(timeText(at, Date.parse('2026-11-20T15:59:59Z'), SHANGHAI)).toBe('22:05:09');
    expect(timeText(at, Date.parse('2026-11-20T16:00:00Z'), SHANGHAI)).toBe('2026-11-20 22:05:09');
    expect(timeText(at, Date.parse('2026-11-19T15:00:00Z'), SHANGHAI)).toBe('2026-11-20 22:05:09');
  });
});

describe('the name of a zone', () => {
  const [winter, summer] = [Date.parse('2026-01-10T00:00:00Z'), Date.parse('2026-07-10T00:00:00Z')];

  test.each([
    [SHANGHAI, 'China Standard Time (UTC+8)', '中国标准时间（UTC+8）'], ['UTC', 'Coordinated Universal Time', '协调世界时'],
    ['Asia/Kolkata', 'India Standard Time (UTC+5:30)', '印度时间（UTC+5:30）'], ['America/New_York', 'Eastern Standard Time (UTC-5)', '北美东部标准时间（UTC-5）'],
  ])('of %s is %s, %s', (zone, en, cn) => {
    expect(zoneName(winter, zone, 'en')).toBe(en);
    expect(zoneName(winter, zone, 'cn')).toBe(cn);
  });

  test('depends on summer time', () => {
    expect(zoneName(summer, 'America/New_York', 'en')).toBe('Eastern Daylight Time (UTC-4)');
  });
});

describe('a moment', () => {
  test.each([
    ['2026-12-01 00:00:00', '2026-11-30T16:00:00.000Z'], ['2026-12-01T08:30', '2026-12-01T00:30:00.000Z'], [' 2026-12-01 23:59:59 ', '2026-12-01T15:59:59.000Z'],
    ['2026-12-01 08:00:00.5', '2026-12-01T00:00:00.000Z'],
  ])('without an offset is in the shop’s zone: %s', (text, moment) => {
    expect(iso(text)).toBe(moment);
  });

  test.each([
    ['2026-12-01T00:00:00+08:00', '2026-11-30T16:00:00.000Z'], ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00.000Z'], ['2026-12-01 00:00:00-0330', '2026-12-01T03:30:00.000Z'],
  ])('with an offset uses it: %s', (text, moment) => {
    expect(iso(text, 'America/New_York')).toBe(moment);
  });

  test('of a day alone is its start, or its last millisecond', () => {
    expect(iso('2026-12-12')).toBe('2026-12-11T16:00:00.000Z');
    expect(iso('2026-12-12', SHANGHAI, 'end')).toBe('2026-12-12T15:59:59.999Z');
    expect(iso('2026-12-12 10:00', SHANGHAI, 'end')).toBe('2026-12-12T02:00:00.000Z');
  });

  test('uses the offset of its day where clocks change', () => {
    expect(iso('2026-03-28 12:00:00', 'Europe/Berlin')).toBe('2026-03-28T11:00:00.000Z');
    expect(iso('2026-03-29 12:00:00', 'Europe/Berlin')).toBe('2026-03-29T10:00:00.000Z');
    expect(iso('2026-03-29', 'Europe/Berlin', 'end')).toBe('2026-03-29T21:59:59.999Z');
  });

  test.each([
    '', 'soon', '2026', '2026-12', '2026-13-01', '2026-02-29', '2026-12-32', '2026-12-01 24:00:00', '2026-12-01 10:60', '2026-12-01 10:00:60', '01.12.2026', '2026-12-01 10', 'x2026-12-01', '2026-12-01x', '2026-12-01T10:00+8', '2026-12-01T10:00+99:99', '2026-12-01T10:00+24:00', '2026-12-01T10:00-0860',
  ])('is not %j', (text) => {
    expect(readMoment(text, SHANGHAI)).toBeNull();
  });

  test.each(['0000-00-00', '0001-01-01', '0001-01-01 00:00:00', '0999-12-31', '1753-01-01', '1899-12-31', '2201-01-01', '9999-12-31', '9999-12-31 23:59:59', '9999-12-31T23:59:59+08:00'])('of %s is not a bound', (text) => {
    for (const zone of [SHANGHAI, 'UTC', 'America/New_York', 'Pacific/Kiritimati']) {
      expect(readMoment(text, zone)).toBeNull();
      expect(readMoment(text, zone, 'end')).toBeNull();
    }
  });

  test('is read from 1900 to 2200', () => {
    expect(iso('1900-01-01', 'UTC')).toBe('1900-01-01T00:00:00.000Z');
    expect(iso('2200-12-31', SHANGHAI, 'end')).toBe('2200-12-31T15:59:59.999Z');
  });

  test('property: of any year is a number or `null`', () => {
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
    const day = fc.tuple(fc.integer({ min: 0, max: 9999 }), two(13), two(32)).map(([year, ...rest]) => [String(year).padStart(4, '0'), ...rest].join('-'));
    const time = fc.tuple(two(24), two(60), two(60)).map((parts) => ` ${parts.join(':')}`);
    const offset = fc.tuple(fc.constantFrom('+', '-'), two(99), two(99)).map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`);
    const written = fc.tuple(day, fc.oneof(fc.constant(''), time, fc.tuple(time, offset).map((parts) => parts.join(''))));
    const zones = fc.constantFrom(SHANGHAI, 'UTC', 'America/New_York', 'Pacific/Kiritimati');
    check(fc.tuple(written, zones, fc.constantFrom('start' as const, 'end' as const)), ([parts, timeZone, edge]) => {
      const at = readMoment(parts.join(''), timeZone, edge);
      const year = Number(parts[0].slice(0, 4));
      expect(at === null || (Number.isFinite(at) && year >= 1900 && year <= 2200)).toBe(true);
    });
  });

  test('property: a local time of a zone is read back', () => {
    const zones = fc.constantFrom(SHANGHAI, 'UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland');
    const seconds = fc.integer({ min: Date.UTC(1990, 0) / 1000, max: Date.UTC(2090, 0) / 1000 });
    check(fc.tuple(seconds, zones), ([second, timeZone]) => {
      const shown = momentText(second * 1000, timeZone);
      expect(momentText(readMoment(shown, timeZone) ?? 0, timeZone)).toBe(shown);
    });
  });
});
