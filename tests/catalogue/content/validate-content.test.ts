/** Faults of content files, without a database. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINKED_ARTICLES } from '~/domain/portal/help-menu';
import routes from '~/routes';
import { isRecord } from '~/domain/numbers/reading';
import { contentOfRows, rowsOfContent, type Content } from '../../../functions/mall/content/editing/content-rows';
import { pathText, type FaultPath } from '../../../functions/mall/content/editing/faults';
import type { Destinations } from '../../../functions/mall/content/editing/links';
import { validateContent } from '../../../functions/mall/content/editing/validate-content';
import { contentRows } from '../../../functions/mall/content/seed-content';
import { CONTENT_KINDS } from '../../../functions/mall/content/store';
import { formatOf, parseContentFile, printContent } from '../../../scripts/lib/content/content-file';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

const { categories } = smallCatalogue();
const DESTINATIONS: Destinations = {
  screens: routes.flatMap(({ path, file }) => (path !== undefined && file.endsWith('.tsx') ? [path] : [])),
  hasPicture: (path) => path.startsWith('/package/') || path.startsWith('/banner/'),
  catalogue: { categories: new Set(categories.map(({ code }) => code)), brands: new Set(['yageo', '国巨']) },
};

const seeded = contentOfRows(contentRows(categories.map(({ code, parent, nameEn }) => ({ code, parentCode: parent, name: nameEn }))));

const both = (name: string) => ({ [`${name}Cn`]: '文字', [`${name}En`]: 'Text' });
const day = (of: number) => `2026-12-${String(of).padStart(2, '0')}T00:00:00+08:00`;

/** Articles of the help menu to which pages or entries link. */
const LINKED: readonly unknown[] = [...LINKED_ARTICLES, 'part-number'];

/** The default content with the help to which something links, in short articles, and two entries of each kind. Reading all of it takes most of the time, in each of a hundred runs. */
const BRIEF: Content = {
  ...seeded,
  ...Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, seeded[kind].slice(0, 2)])),
  help: seeded.help.flatMap((group) => {
    const children = [group['children']].flat().filter(isRecord).filter(({ menuId }) => LINKED.includes(menuId));
    return children.length > 0 ? [{ ...group, children: children.map((child) => ({ ...child, ...both('content') })) }] : [];
  }),
};

/** A file with every field of every kind. */
const FULL: Content = {
  ...BRIEF,
  menu: [{
    menuId: 'm', ...both('name'), linkUrl: '/brand', newWindow: 'T', clientType: 'PC', startTime: day(1), endTime: day(2),
    children: [{ menuId: 'm1', ...both('name'), linkUrl: 'https://www.kicad.org/' }],
  }],
  banner: [{ bannerId: 'b', ...both('title'), photoUrl: '/package/soic-8.svg', linkUrl: '/help/part-number', startTime: day(1), endTime: day(9) }, { bannerId: 'b2', ...both('title'), photoUrl: 'https://pictures.example/a.png' }],
  notice: [{ noticeId: 'n', ...both('title'), ...both('content'), publishTime: '2026-11-20' }],
  popup: [
    { popupId: 'p', ...both('title'), ...both('content'), photoUrl: '/package/soic-8.svg', linkUrl: '/', startTime: day(1), endTime: day(2) },
    { popupId: 'q', titleCn: '文字', clientType: 'PC', startTime: day(3), endTime: day(5) },
    { popupId: 'r', titleEn: 'Text', clientType: 'PC_EN', startTime: day(4), endTime: day(6) },
  ],
  lottery: [{ lotteryId: 'l', ...both('name'), startTime: day(1), endTime: day(12), prizes: [{ code: 'P01', number: 20, weight: 3 }, { code: 'XXCY', weight: 900 }] }],
  article: [{ articleKey: 'about', ...both('title'), ...both('content'), photoUrl: '/package/soic-8.svg' }, { articleKey: 'brand:YAGEO', ...both('title'), ...both('content') }],
};

/** One entry of each kind. */
const FEW: Content = { ...FULL, ...Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, FULL[kind].slice(0, 1)])) };

function faultsOf(content: unknown): Array<{ path: string; reason: string }> {
  return (validateContent(content, DESTINATIONS, 'Asia/Shanghai').faults ?? []).map(({ path, reason }) => ({ path: pathText(path), reason }));
}

/** A copy with another value at a path; without it where the value is `undefined`. */
function changed(whole: unknown, [key, ...rest]: FaultPath, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(whole);
  if (Array.isArray(whole)) return whole.map((item: unknown, index) => (index === key ? changed(item, rest, change) : item));
  const fields = typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  const others = fields.map(([name, value]): [string, unknown] => [name, name === key ? changed(value, rest, change) : value]);
  if (!fields.some(([name]) => name === key)) others.push([String(key), change(undefined)]);
  return Object.fromEntries(others.filter(([, value]) => value !== undefined));
}

interface Leaf {
  path: FaultPath;
  value: unknown;
}

function leavesOf(value: unknown, path: FaultPath = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries: Array<[string | number, unknown]> = Array.isArray(value) ? value.map((item: unknown, index) => [index, item]) : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

const LEAVES = leavesOf(FULL);
const nameOf = ({ path }: Leaf) => String(path.findLast((key) => typeof key === 'string'));
const leaf = (fits: (name: string, one: Leaf) => boolean) => fc.constantFrom(...LEAVES.filter((one) => fits(nameOf(one), one)));

function expectFaultAt(path: FaultPath, change: (value: unknown) => unknown): void {
  const faults = faultsOf(changed(FULL, path, change));
  expect(faults.map((fault) => fault.path)).toContain(pathText(path));
}

describe('a valid file', () => {
  test('has no faults', () => {
    expect([faultsOf(FULL), faultsOf(seeded)]).toEqual([[], []]);
  });

  test('has its entries in rows with different ids, and is the same read back', () => {
    const rows = rowsOfContent(FULL);
    expect(new Set(rows.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(rows.length);
    expect(contentOfRows(rows)).toEqual(FULL);
  });
});

describe('a change at one place of a valid file gives a fault at that place:', () => {
  test('a value of another type', () => {
    fc.assert(fc.property(leaf(() => true), fc.constantFrom<unknown>({}, [], [1], null, true, { a: 1 }), ({ path }, wrong) => {
      // Without a parent the entry is on the top level.
      fc.pre(!(wrong === null && path.at(-1) === 'parentMenuId'));
      expectFaultAt(path, () => wrong);
    }));
  });

  test('S32: markup, script, control characters and half characters in a text', () => {
    const bad = fc.constantFrom('<script>alert(1)</script>', 'a<b>b', '</div', '<!-- x', '<?php', '<img src=x onerror=alert(1)>', 'a\u0000b', 'a\u202eb', 'a\ud800b');
    const texts = leaf((name, { value }) => typeof value === 'string' && !/Url|Time|Flag|Window|clientType|code|amount|discount/.test(name));
    fc.assert(fc.property(texts, bad, ({ path, value }, wrong) => expectFaultAt(path, () => `${String(value)} ${wrong}`)));
  });

  test('a link or picture that leads elsewhere', () => {
    const bad = fc.constantFrom('javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', '//evil.example', 'http://plain.example/', '/nowhere', 'x y', '');
    fc.assert(fc.property(leaf((name) => /Url$/.test(name)), bad, ({ path }, wrong) => expectFaultAt(path, () => wrong)));
  });

  test('a time that is none', () => {
    fc.assert(fc.property(leaf((name) => /Time$/.test(name)), fc.constantFrom('yesterday', '2026-13-01', '2026-12-01T25:00:00', '12/01/2026', '9999-12-31', ''), ({ path }, wrong) => expectFaultAt(path, () => wrong)));
  });

  test('a text without its translation', () => {
    const isPaired = (_: string, { path }: Leaf) => /(?:Cn|En|^cn|^en)$/.test(String(path.at(-1))) && !changedEntry(path).clientType;
    fc.assert(fc.property(leaf(isPaired), fc.constantFrom(undefined, '', ' \n'), ({ path }, blank) => expectFaultAt(path, () => blank)));
  });

  test('an id that is there twice, and a code that is unknown', () => {
    fc.assert(fc.property(leaf((name) => /^(?:clientType|showFlag|newWindow|code|catalogCode|parentMenuId)$/.test(name)), ({ path }) => expectFaultAt(path, () => 'none')));
    for (const kind of CONTENT_KINDS) {
      const [first] = FULL[kind];
      if (first && !['searchWord', 'discount'].includes(kind)) expect(faultsOf({ ...FULL, [kind]: [...FULL[kind], first] }).map(({ reason }) => reason)).toContainEqual(expect.stringMatching(/is there twice$/));
    }
  });

  test('a field that no kind has', () => {
    const records = [...new Set(LEAVES.map(({ path }) => JSON.stringify(path.slice(0, path.findLastIndex((key) => typeof key === 'string')))))].map((text): FaultPath => JSON.parse(text));
    fc.assert(fc.property(fc.constantFrom(...records), fc.constantFrom('colour', 'html', '__proto__x', 'constructor', 'Cn'), fc.jsonValue(), (path, name, value) => {
      expectFaultAt([...path, name], () => value);
    }));
  });

  test.each<[FaultPath, unknown]>([
    [['discount', 0, 'itemList', 0, 'discount'], '0'], [['discount', 0, 'itemList', 0, 'discount'], '1.01'], [['discount', 0, 'itemList', 0, 'discount'], '-0.5'],
    [['discount', 0, 'itemList', 0, 'amount'], '-1'], [['discount', 0, 'itemList', 0, 'amount'], 500], [['discount', 0, 'startTime'], undefined],
    [['lottery', 0, 'prizes', 0, 'weight'], 0], [['lottery', 0, 'prizes', 0, 'weight'], 1.5], [['lottery', 0, 'prizes', 0, 'weight'], '3'], [['lottery', 0, 'prizes', 0, 'number'], -1],
    [['lottery', 0, 'prizes'], [{ code: 'P01', number: 1, weight: 1 }, { code: 'P01', number: 1, weight: 1 }]], [['lottery', 0, 'prizes', 1, 'code'], 'P99'], [['lottery', 0, 'prizes'], []], [['lottery', 0, 'prizes'], [{ code: 'P01', weight: 1 }]], [['lottery', 0, 'endTime'], undefined],
    [['floor', 0, 'recommendGoodsId'], 'none'], [['floor', 0, 'links', 0, 'linkUrl'], '/product_list/catalogue/1_99'], [['article', 0, 'articleKey'], 'imprint'],
    [['article', 0, 'contentEn'], 'See [here](/nowhere).'], [['article', 0, 'contentEn'], 'See [here](javascript:alert).'], [['help', 0, 'children', 0, 'contentEn'], '[a](/help/none)'],
    [['notice', 0, 'titleEn'], 'x'.repeat(201)], [['notice', 0, 'titleEn'], 'two\nlines'], [['notice', 0], 'text'], [['notice'], null], [['notice'], undefined], [['notices'], []],
    [['recommend', 0, 'mpns', 0], ''], [['help', 0, 'sort'], -1], [['article', 0], { articleKey: 'about', ...both('title'), contentCn: '字'.repeat(19_000), contentEn: "'".repeat(19_999) }],
  ])('%j: %j', (path, wrong) => {
    expectFaultAt(path, () => wrong);
  });
});

test('a name of a lottery that is too long is told in plain words', () => {
  expect(faultsOf(changed(FULL, ['lottery', 0, 'nameEn'], () => 'x'.repeat(81)))).toEqual([{ path: 'lottery[0].nameEn', reason: 'longer than 80 characters' }]);
});

test('a lottery that ends before it starts is one fault', () => {
  expect(faultsOf(changed(FULL, ['lottery', 0, 'endTime'], () => '2026-11-01'))).toEqual([{ path: 'lottery[0].endTime', reason: 'is before startTime' }]);
});

function changedEntry([kind, index]: FaultPath): Record<string, unknown> {
  const known = CONTENT_KINDS.find((one) => one === kind);
  return (known && FULL[known][Number(index)]) ?? {};
}

describe('periods', () => {
  const entry: Record<'popup' | 'discount' | 'lottery', object> = {
    popup: { ...both('title') }, discount: { itemList: [] }, lottery: { ...both('name'), prizes: [{ code: 'XXCY', weight: 1 }] },
  };
  const spans = (kind: keyof typeof entry, all: Array<[from: number, to: number, more?: object]>) => faultsOf({
    ...FULL,
    [kind]: all.map(([from, to, more], index) => ({
      ...entry[kind], ...(kind === 'popup' ? { popupId: `p${index}` } : kind === 'lottery' ? { lotteryId: `l${index}` } : {}), startTime: day(from), endTime: day(to), ...more,
    })),
  });

  test.each(['popup', 'discount', 'lottery'] as const)('of two entries of %s that overlap are a fault', (kind) => {
    expect(spans(kind, [[1, 3], [4, 6], [8, 9]])).toEqual([]);
    expect(spans(kind, [[1, 3], [5, 6], [3, 4]])).toEqual([{ path: `${kind}[2].startTime`, reason: `in force at the same time as ${kind}[0]` }]);
    fc.assert(fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 5 })), { maxLength: 5 }), (all) => {
      const ranges = all.map(([from, days]): [number, number] => [from, Math.min(28, from + days)]);
      const clash = ranges.some(([from, to], at) => ranges.slice(0, at).some(([other, until]) => from <= until && other <= to));
      expect(spans(kind, ranges).length > 0).toBe(clash);
    }));
  });

  test('of popups may overlap for different site variants, and not where one is for both', () => {
    expect(spans('popup', [[1, 3, { clientType: 'PC' }], [1, 3, { clientType: 'PC_EN' }]])).toEqual([]);
    expect(spans('popup', [[1, 3, { clientType: 'PC' }], [2, 3]]).map(({ path }) => path)).toEqual(['popup[1].startTime']);
    expect(spans('popup', [[1, 3, { startTime: undefined }], [2, 3, { endTime: undefined }]]).map(({ path }) => path)).toEqual(['popup[1].startTime']);
  });
});

describe('an entry for one site variant', () => {
  const notice = (more: object) => faultsOf({ ...FULL, notice: [{ noticeId: 'n', publishTime: '2026-11-20', ...more }] }).map(({ path }) => path);

  test('needs its language only', () => {
    expect(notice({ clientType: 'PC', titleCn: '文', contentCn: '文' })).toEqual([]);
    expect(notice({ clientType: 'PC_EN', titleEn: 'T', contentEn: 'T' })).toEqual([]);
    expect(notice({ clientType: 'PC_EN', titleCn: '文', contentCn: '文' })).toEqual(['notice[0].titleEn', 'notice[0].contentEn']);
    expect(notice({ title: 'T', content: 'T' })).toEqual([]);
  });

  test('may have the id of one for the other variant', () => {
    const two = (a: object, b: object) => faultsOf({ ...FULL, hotWord: [{ word: 'LM358', ...a }, { word: 'LM358', ...b }] }).length;
    expect([two({ clientType: 'PC' }, { clientType: 'PC_EN' }), two({ clientType: 'PC' }, {}), two({}, {})]).toEqual([0, 1, 1]);
    expect(faultsOf({ ...FULL, hotWord: [{ word: 'PC-LM358' }, { word: 'LM358', clientType: 'PC' }] }).length).toBe(1);
  });
});

describe('an article that pages link to', () => {
  const withChild = (change: (child: Record<string, unknown>) => object[]) => faultsOf({
    ...FULL, help: FULL.help.map((group) => ({ ...group, children: [group['children']].flat().filter(isRecord).flatMap(change) })),
  }).filter(({ reason }) => reason.includes('to which pages link'));

  test.each(LINKED_ARTICLES)('is needed: %s', (id) => {
    const fault = (variant = '') => ({ path: 'help', reason: `has no visible article ${id}${variant}, to which pages link` });
    expect(withChild((child) => [child])).toEqual([]);
    expect(withChild((child) => (child['menuId'] === id ? [] : [child]))).toEqual([fault()]);
    expect(withChild((child) => [child['menuId'] === id ? { ...child, showFlag: 'F' } : child])).toEqual([fault()]);
    const group = FULL.help.find(({ children }) => [children].flat().some((child) => isRecord(child) && child['menuId'] === id));
    const help = FULL.help.map((one) => (one === group ? { ...one, clientType: 'PC' } : one));
    expect(faultsOf({ ...FULL, help })).toContainEqual(fault(' for PC_EN'));
  });
});

describe('a link', () => {
  const faultsOfLink = (linkUrl: string, destinations = DESTINATIONS) =>
    (validateContent({ ...FULL, friendlyLink: [{ name: 'Link', linkUrl }] }, destinations, 'Asia/Shanghai').faults ?? []).map(({ reason }) => reason);

  test.each([
    '/', '/?lang=en', '/brand?q=ti', '/product_list/search/LM358', '/product_list/brand/yageo', '/product_list/brand/%25E5%259B%25BD%25E5%25B7%25A8', '/help/part-number',
    '/help/part-number#top', '/membership_center?tab=orders', 'https://www.kicad.org/', 'https://example.com/a?b=c#d', '/product_list/catalogue',
  ])('%s is fine', (link) => {
    expect(faultsOfLink(link)).toEqual([]);
  });

  test.each([
    ['/nowhere', 'leads to no page of the shop'], ['/Brand', 'leads to no page'], ['/brand/', 'leads to no page'], ['/logout', 'leads to no page'], ['/api/farad/x', 'leads to no page'],
    ['/help', 'leads to no page'], ['/help/none', 'leads to help none'], ['/product_list/none/x', 'leads to no page'], ['/product_list/brand/None', 'leads to a brand'],
    ['/product_list/catalogue/1_99', 'leads to a category'], ['//evil.example', 'is no path'], ['/\\evil.example', 'is no path'], ['/a/../brand', 'is no path'], ['/bra nd', 'is no path'],
    ['http://example.com/', 'is neither'], ['javascript:alert(1)', 'is neither'], ['JaVaScRiPt:alert(1)', 'is neither'], ['data:text/html,x', 'is neither'], ['brand', 'is neither'],
    ['https://user:secret@example.com/', 'has a user name'], ['https://localhost/', 'has no full host'], ['https://', 'is neither'], ['', 'is empty'], [' /brand', 'is neither'],
  ])('%j is a fault', (link, reason) => {
    expect(faultsOfLink(link)).toContainEqual(expect.stringContaining(reason));
  });

  test('to a category or brand is not checked without a catalogue', () => {
    const { catalogue: _, ...without } = DESTINATIONS;
    expect([faultsOfLink('/product_list/catalogue/1_99', without), faultsOfLink('/product_list/brand/None', without)]).toEqual([[], []]);
  });
});

describe('a printed file', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const odd = fc.oneof(text, fc.constantFrom('T', 'true', 'null', '~', '12', '1e3', '0x1f', '- a', '# b', 'a: b', ' a ', 'a\n\nb\n', '\n', '2026-12-01', '<<', '&a', '*a', '!x', "it's", '"', '\\n', 'a\tb', '…', '\u2028'));

  test.each(['yaml', 'json'] as const)('in %s gives the same content when it is read', (format) => {
    const expectSame = (content: Content) => {
      const printed = printContent(content, format);
      const { value, faults } = parseContentFile(printed, format);
      expect([faults, value]).toEqual([[], content]);
      expect(printContent(content, format)).toBe(printed);
    };
    expectSame(BRIEF);
    fc.assert(fc.property(fc.array(fc.record({ noticeId: odd, titleCn: odd, titleEn: odd, contentEn: odd }), { maxLength: 4 }), (notice) => expectSame({ ...FEW, notice })));
  });

  test('has a format by its ending', () => {
    expect(['a.yaml', 'a.YML', 'b.json'].map(formatOf)).toEqual(['yaml', 'yaml', 'json']);
  });

  test.each(['yaml', 'json'] as const)('is refused above 5 MB, and if it is nested without end, in %s', (format) => {
    const large = JSON.stringify({ notice: 'x'.repeat(5 * 1024 * 1024) });
    expect(parseContentFile(large, format)).toMatchObject({ value: undefined, faults: [{ path: [], reason: 'must be at most 5 MB' }] });
    const { value, faults, lineOf } = parseContentFile('['.repeat(5_000), format);
    expect([value, faults.length > 0, lineOf(['notice'])]).toEqual([undefined, true, undefined]);
  });

  test('is read whatever it is', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom<'yaml' | 'json'>('yaml', 'json'), (anything, format) => {
      const { value, faults } = parseContentFile(anything, format);
      expect(faults.length > 0 || faultsOf(value).length > 0).toBe(true);
    }));
  });
});
