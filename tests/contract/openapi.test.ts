import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from '~/upstream/contract/base/call';
import { CALLS, PUBLIC_FILE_PATH } from '~/upstream/contract/calls';
import { exportFile, FILE_TYPES } from '~/upstream/contract/records/export';
import { openApiDocument } from '~/upstream/contract/openapi';
import { fitsSchema, resolve } from '../fixtures/wire/json-schema';
import { toWireNames } from '../fixtures/wire/rename';
import { arbitraryOf } from '../fixtures/wire/wire-arbitrary';

/** Random answers and payloads of each call. */
const RUNS = process.env['SOAK'] === '1' ? 1_500 : 50;

const DOCUMENT: unknown = JSON.parse(JSON.stringify(openApiDocument()));
const NAMED: Array<[string, Call]> = CALLS.map((call) => [call.name, call]);

function at(...steps: string[]): unknown {
  return steps.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), DOCUMENT);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function fields(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Every value under a key, at any depth. */
function under(key: string, value: unknown): unknown[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...under(key, inner)]);
}

describe('the document', () => {
  test('has what OpenAPI 3.1 requires', () => {
    expect(DOCUMENT).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/), info: { title: expect.any(String), version: expect.any(String) },
    });
    const tags = under('name', at('tags'));
    const ids = under('operationId', DOCUMENT);
    expect(new Set(ids).size).toBe(CALLS.length + 2);
    for (const [path, item] of Object.entries(fields(at('paths')))) {
      expect(path).toMatch(/^\/api\/farad\/[\w/{}]+$/);
      for (const [method, operation] of Object.entries(fields(item))) {
        expect(['get', 'post']).toContain(method);
        expect(operation).toMatchObject({ summary: expect.any(String), responses: { 200: {}, default: {} } });
        for (const tag of under('tags', operation).flat()) expect(tags).toContain(tag);
        for (const response of Object.values(fields(fields(operation)['responses']))) {
          expect(response).toMatchObject({ description: expect.stringMatching(/./) });
        }
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const parameters = Object.values(fields(fields(operation)['parameters']));
        expect(parameters.filter((one) => fields(one)['in'] === 'path')).toMatchObject(inPath.map((name) => ({ name, required: true, schema: { type: 'string' } })));
      }
    }
    for (const group of Object.values(fields(at('components')))) {
      for (const name of Object.keys(fields(group))) expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
    }
  });

  test('has a target for every reference and a reference to every schema', () => {
    const refs = under('$ref', DOCUMENT).map(String);
    for (const ref of refs) expect(resolve(DOCUMENT, ref)).toBeTypeOf('object');
    for (const name of Object.keys(fields(at('components', 'schemas')))) expect(refs).toContain(`#/components/schemas/${name}`);
    expect([...under('$defs', DOCUMENT), ...under('$schema', DOCUMENT)]).toEqual([]);
  });

  test('has every call under its method, and the two calls that answer files', () => {
    const listed = Object.entries(fields(at('paths'))).flatMap(([path, item]) => Object.keys(fields(item)).map((method) => `${method} ${path}`));
    expect(listed).toEqual([
      ...CALLS.map(({ method, path }) => `${method.toLowerCase()} /api/farad/${path}`),
      `post /api/farad/${exportFile.path}`, `get /api/farad/${PUBLIC_FILE_PATH}`,
    ]);
  });

  /** Groups whose calls take a token, except for those that answer everybody alike. */
  const PERSONAL = ['user', 'cart', 'order', 'bom', 'feedback', 'lottery', 'operator'];
  const isPersonal = ({ group, name }: Call) => PERSONAL.includes(group) && name !== 'bom/match';

  test('names the token and the operator key on the calls that take them only', () => {
    for (const call of CALLS) {
      const operation = at('paths', `/api/farad/${call.path}`, call.method.toLowerCase());
      expect(JSON.stringify(operation).includes('accessToken')).toBe(isPersonal(call));
      expect(JSON.stringify(operation).includes('operatorKey')).toBe(call.path.startsWith('operator/'));
    }
    expect(at('components', 'securitySchemes', 'operatorKey')).toEqual({ type: 'apiKey', in: 'header', name: 'operator-key' });
    expect(at('components', 'securitySchemes', 'accessToken')).toEqual({ type: 'apiKey', in: 'header', name: 'access-token' });
  });

  test('names the key of the mall on every call', () => {
    const operations = Object.values(fields(at('paths'))).flatMap((item) => Object.values(fields(item)));
    for (const operation of operations) expect(JSON.stringify(operation)).toContain('#/components/parameters/mallKey');
    expect(at('components', 'parameters', 'mallKey')).toMatchObject({ name: 'mall-key', in: 'header', schema: { type: 'string' } });
  });

  test('names the visitor’s address on the calls that take a token, and explains it', () => {
    for (const call of CALLS) {
      const operation = at('paths', `/api/farad/${call.path}`, call.method.toLowerCase());
      expect(JSON.stringify(operation).includes('#/components/parameters/visitorAddress')).toBe(isPersonal(call));
    }
    expect(at('components', 'parameters', 'visitorAddress')).toMatchObject({
      name: 'x-visitor-address', in: 'header', description: expect.stringContaining('limited by it'), schema: { type: 'string' },
    });
  });

  test('uses the wire name of the delivery days', () => {
    expect(at('components', 'schemas', 'Goods', 'properties')).toHaveProperty('faradDeliveryCycle');
    expect(JSON.stringify(DOCUMENT)).not.toContain('"deliveryCycle"');
    const other = JSON.stringify(openApiDocument({ product: 'mall' }));
    expect(other).toContain('"mallDeliveryCycle"');
    expect(other).toContain('"/api/mall/goods/{id}"');
    expect(other).not.toMatch(/farad[A-Z/]/);
  });
});

describe.each(NAMED)('%s', (_, call) => {
  const [answer] = under('schema', at('paths', `/api/farad/${call.path}`, call.method.toLowerCase(), 'responses', '200'));

  test('the schema of its answer accepts exactly what the contract accepts', () => {
    fc.assert(
      fc.property(arbitraryOf(call.data).chain(sometimesChanged), (data) => {
        const wire = JSON.parse(JSON.stringify({ code: '0', data: toWireNames('farad', data), message: null }));
        expect(fitsSchema(DOCUMENT, answer, wire)).toBe(v.is(call.data, data));
      }),
      { numRuns: RUNS },
    );
  });

  test('a refusal fits too, an envelope without message does not', () => {
    expect(fitsSchema(DOCUMENT, answer, { code: 'ERR-COM-0404', data: null, message: 'no' })).toBe(true);
    expect(fitsSchema(DOCUMENT, answer, { code: 'ERR-COM-0404', data: null })).toBe(false);
    expect(fitsSchema(DOCUMENT, answer, { data: {} })).toBe(false);
  });
});

test('an export answers a file of each type with its name, or a refusal', () => {
  const answer = fields(at('paths', `/api/farad/${exportFile.path}`, 'post', 'responses', '200'));
  expect(Object.keys(fields(answer['content']))).toEqual([...Object.values(FILE_TYPES), 'application/json']);
  expect(Object.keys(fields(answer['headers']))).toEqual(['access-token', 'content-disposition']);
});

test.each([...NAMED.filter(([, { method }]) => method === 'POST'), [exportFile.name, exportFile] as const])(
  'the schema of the payload of %s accepts exactly what the contract accepts', (_, call) => {
    const [payload] = under('schema', at('paths', `/api/farad/${call.path}`, 'post', 'requestBody'));
    fc.assert(
      fc.property(arbitraryOf(call.payload).chain(sometimesChanged), (data) => {
        expect(fitsSchema(DOCUMENT, payload, JSON.parse(JSON.stringify(data)))).toBe(v.is(call.payload, data));
      }),
      { numRuns: RUNS },
    );
  },
);

/** The value, or a copy of it with one part replaced. */
function sometimesChanged(value: unknown): fc.Arbitrary<unknown> {
  const places = paths(value);
  const other = fc.constantFrom<unknown>(null, true, -1, 0.5, 3, 'x', '2026-01-01', '0.5', 'T', {});
  return fc.oneof(fc.constant(value), fc.tuple(fc.constantFrom(...places), other).map(([path, put]) => replaced(value, path, put)));
}

function paths(value: unknown, path: string[] = []): string[][] {
  if (!isRecord(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? replaced(item, rest, put) : item));
  return isRecord(value) ? { ...value, [key]: replaced(value[key], rest, put) } : value;
}

describe('npm run openapi', () => {
  const run = promisify(execFile);
  const script = ['scripts/openapi.mjs'];

  test('prints the document', async () => {
    const { stdout } = await run(process.execPath, script, { maxBuffer: 1 << 24 });
    expect(JSON.parse(stdout)).toEqual(DOCUMENT);
  });

  test('writes the document of another product to a file', async () => {
    const file = join(tmpdir(), `openapi-${process.pid}.json`);
    try {
      const { stdout } = await run(process.execPath, [...script, '--out', file, '--product', 'mall']);
      expect(stdout).toBe('');
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApiDocument({ product: 'mall' }))));
    } finally {
      await rm(file, { force: true });
    }
  });
});
