import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '~/domain/text/language';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files in which Chinese is allowed, and why. A name that ends with a slash is a folder. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/components/portal/brand-letters.ts': 'the first characters of each letter, to sort names by',
  'app/components/shell/header/language-switch.tsx': 'each language in its own words, whatever the page speaks',
  'app/domain/account/province-names.ts': 'data of regions',
  'app/domain/bom/cells/': 'reads cells',
  'app/domain/bom/lines/': 'reads lines',
  'app/domain/bom/match/brand-names.ts': 'reads names of makers',
  'app/domain/bom/match/reason.ts': 'says why a line has its part, on pages and in files',
  'app/domain/order/carriers.ts': 'names of carriers, and how people write them',
  'app/domain/order/quick/quick-order.ts': 'reads column heads',
  'app/domain/order/quick/quick-quantity.ts': 'reads quantities',
  'app/domain/product/delivery.ts': 'formats days',
  'app/domain/query/': 'reads keywords',
  'app/domain/sale/discount.ts': 'formats a discount',
  'app/domain/text/dictionary.ts': 'the names of codes',
  'app/domain/time/deadline.ts': 'formats a moment',
  'app/domain/values/engineering-value.ts': 'reads ranges',
  'app/domain/values/footprints.ts': 'reads packages',
  'app/domain/values/packages.ts': 'reads packages',
  'app/domain/values/value-units.ts': 'reads units',
  'app/upstream/failures/status-texts.ts': 'the messages of HTTP statuses',
  'functions/mall/catalogue/generator/catalogue-of-size.ts': 'names of invented makers',
  'functions/mall/catalogue/generator/terms.ts': 'the delivery of what is in stock',
  'functions/mall/catalogue/importing/attribute-names.ts': 'names of attributes',
  'functions/mall/catalogue/importing/brand-book.ts': 'the name of products without a brand',
  'functions/mall/catalogue/value-names.ts': 'the names of attribute values',
  'functions/mall/content/defaults/': 'default content',
  'functions/mall/export/document/amount-in-words.ts': 'numerals of Chinese bills',
  'functions/mall/region/romanise.ts': 'data of regions',
};

const HAN = /\p{Script=Han}/u;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
}

/** The first word with Chinese in the code of a file. Comments may contain Chinese. */
function firstChinese(path: string, code: string): string | undefined {
  if (!HAN.test(code)) return undefined;
  const visit = (node: ts.Node): string | undefined => {
    const parts = node.getChildren();
    if (parts.length === 0) return HAN.test(node.getText()) ? node.getText() : undefined;
    for (const part of parts.filter(({ kind }) => kind < ts.SyntaxKind.FirstJSDocNode || kind > ts.SyntaxKind.LastJSDocNode)) {
      const found = visit(part);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
}

function isAllowed(path: string): boolean {
  return path.endsWith('/messages.ts') || Object.keys(ALLOWED).some((name) => (name.endsWith('/') ? path.startsWith(name) : path === name));
}

/** Texts that may be blank, and why. */
const BLANK: Readonly<Record<string, string>> = {
  'functions/mall/export/text/messages.ts WORDS.en.inWords': 'an English invoice does not write its amount in words',
  'functions/mall/export/text/messages.ts WORDS.cn.comma': 'separates the parts of an address',
  'functions/mall/export/text/messages.ts WORDS.en.bom.space': 'separates sentences',
  'functions/mall/export/text/messages.ts WORDS.cn.bom.space': 'Chinese sentences follow each other without a blank',
};

/** A message that is a function is called with sample values. */
function textsOf(message: unknown): unknown {
  return typeof message === 'function' ? Reflect.apply(message, undefined, [7, 8, 9]) : message;
}

/** The paths of blank texts in a message. */
function blankIn(message: unknown, path: string): string[] {
  const texts = textsOf(message);
  if (typeof texts === 'string') return texts.trim() === '' ? [path] : [];
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts).flatMap(([name, text]) => blankIn(text, `${path}.${name}`));
}

function hasBothLanguages(message: unknown): boolean {
  const texts = textsOf(message);
  return typeof texts === 'object' && texts !== null && LANGUAGES.every((language) => language in texts);
}

/** Every key with its message below; a table of languages as one message. */
function messagesIn(value: unknown, path: string): Array<[path: string, message: unknown]> {
  const isTable = typeof value === 'object' && value !== null && !LANGUAGES.some((language) => language in value);
  return isTable ? Object.entries(value).flatMap(([key, below]) => messagesIn(below, `${path}.${key}`)) : [[path, value]];
}

const tables = import.meta.glob<Readonly<Record<string, unknown>>>('../../functions/mall/**/messages.ts', { eager: true });
const messages = Object.entries(tables).flatMap(([path, table]) =>
  Object.entries(table).flatMap(([name, value]) => messagesIn(value, `${path.replace('../../', '')} ${name}`)));

describe('messages of the mall', () => {
  test('have both languages, and no empty text', () => {
    expect(Object.keys(tables).length).toBeGreaterThan(12);
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter(([, message]) => !hasBothLanguages(message)).map(([path]) => path)).toEqual([]);
    expect(messages.flatMap(([path, message]) => blankIn(message, path)).sort()).toEqual(Object.keys(BLANK).sort());
  });

  test.each([
    ['a text', { cn: '', en: 'Sold.' }], ['a text with a figure', (most: number) => ({ cn: `${most} 个`, en: ' ' })],
    ['a nested text', { cn: { head: '型号' }, en: { head: '' } }],
  ])('the check finds a blank text: %s', (_, message) => {
    expect(blankIn(message, 'here')).toHaveLength(1);
  });

  test('the check finds a missing language', () => {
    expect(hasBothLanguages({ cn: '没有' })).toBe(false);
    expect(hasBothLanguages((most: number) => ({ cn: `${most} 个` }))).toBe(false);
    expect(messagesIn({ full: { en: 'Full.' }, field: { account: { cn: '账号' } } }, 'A').map(([path]) => path)).toEqual(['A.full', 'A.field.account']);
  });
});

describe('Chinese', () => {
  const sources = ['app', 'functions'].flatMap(sourcesIn);

  test('is used only in message tables, the dictionary, data and readers of input', () => {
    const found = sources.filter((path) => !isAllowed(path)).flatMap((path) => {
      const word = firstChinese(path, readFileSync(join(root, path), 'utf8'));
      return word === undefined ? [] : [`${path}: ${word}`];
    });
    expect(found).toEqual([]);
    expect(sources.length).toBeGreaterThan(600);
  });

  test('is used in every file that is allowed to', () => {
    const idle = Object.keys(ALLOWED).filter((name) => {
      const below = sources.filter((path) => path.startsWith(name));
      return !existsSync(join(root, name)) || !below.some((path) => firstChinese(path, readFileSync(join(root, path), 'utf8')) !== undefined);
    });
    expect(idle).toEqual([]);
  });

  test.each(["const a = '没有';", 'const a = `${1} 个`;', 'const a = /[个只]/;', 'const a = { 皮: 1 };', '// One\nf(1, "天");'])('is found in %s', (code) => {
    expect(firstChinese('any.ts', code)).toBeDefined();
  });

  test.each(['/** `12 天` */\nconst a = 1;', '// 天\nconst a = 1; // 天', 'interface A {\n  /** 型号 */\n  b: string;\n}'])('is not found in comments: %s', (code) => {
    expect(firstChinese('any.ts', code)).toBeUndefined();
  });

  test('is found between tags', () => {
    expect(firstChinese('any.tsx', 'const a = <p>型号</p>;')).toBeDefined();
  });
});
