import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { isRecord } from '../../domain/numbers/reading';
import type { Call, CallGroup } from './base/call';
import { CALLS, CONTRACT_VERSION, PUBLIC_FILE_PATH } from './calls';
import { helpItem } from './records/content';
import { CODES, envelope, OK, refusalData } from './base/envelope';
import { wireNames, type WireNames } from './base/wire-names';
import { exportFile, FILE_TYPES } from './records/export';
import { attribute, goods, tier } from './records/goods';
import { searchAnswer, searchPayload, searchRow } from './records/search';
import { user } from './records/user';

type Json = Record<string, unknown>;

/** The parts of an OpenAPI 3.1 document that this module writes. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: Json;
  servers: Json[];
  tags: Array<{ name: CallGroup; description: string }>;
  paths: Record<string, Record<string, Json>>;
  components: Record<'schemas' | 'parameters' | 'headers' | 'securitySchemes', Record<string, Json>>;
}

const TAGS: OpenApiDocument['tags'] = [
  { name: 'user', description: 'Signing in and out' },
  { name: 'content', description: 'Configurable content of the portal' },
  { name: 'region', description: 'Regions of China' },
  { name: 'tracking', description: 'User-action log' },
  { name: 'goods', description: 'Search, products and recommendations' },
  { name: 'figures', description: 'Live figures alone. The group rests by itself: other calls tell the same' },
  { name: 'cart', description: 'The cart, of a user or anonymous' },
  { name: 'bom', description: 'Bills of materials: matching, for everybody, and storing, of a user or anonymous' },
  { name: 'lottery', description: 'Lotteries: prizes and results, for everybody, and draws of a user' },
  { name: 'order', description: 'Orders, payments, refunds, invoices and the account period' },
  { name: 'feedback', description: 'Feedback of visitors, and its answers' },
  { name: 'operator', description: 'The mall’s own side of orders' },
  { name: 'file', description: 'Public files such as pictures' },
];

/** Groups of calls that take a token, except for those whose answer is the same for everybody. */
const WITH_TOKEN: ReadonlySet<CallGroup> = new Set(['user', 'cart', 'order', 'bom', 'feedback', 'lottery', 'operator']);

function takesToken({ group, policy }: Call): boolean {
  return WITH_TOKEN.has(group) && policy === 'never';
}

/** The envelope of a refusal: a code other than `'0'`, with a message for the person. */
const refusal = v.object({
  code: v.pipe(v.string(), v.notValue(OK)), data: v.nullish(refusalData), message: v.string(),
});

/** Records that have their own names in the document. */
const RECORDS = {
  Goods: goods, Tier: tier, Attribute: attribute, HelpItem: helpItem, User: user, SearchPayload: searchPayload,
  SearchRow: searchRow, SearchAnswer: searchAnswer, Refusal: refusal,
};

/**
 * The contract as an OpenAPI 3.1 document, generated from the schemas of the calls.
 * @param product - the `{product}` in paths and field names
 * @param server - base address at which readers of the document can try the calls
 */
export function openApiDocument({ product = 'farad', server = 'http://localhost:8788' } = {}): OpenApiDocument {
  const answers = Object.fromEntries(CALLS.map((call) => [answerName(call), answerOf(call)]));
  const schemas = toJsonSchemaDefs(
    { ...RECORDS, ...answers },
    { target: 'draft-2020-12', overrideRef: ({ referenceId }) => schemaRef(referenceId) },
  );
  const components = {
    schemas: asRecords({
      ...schemas, Goods: onTheWire(schemas.Goods, wireNames(product)), SearchRow: onTheWire(schemas.SearchRow, wireNames(product)),
    }),
    parameters: {
      mallKey: {
        name: 'mall-key', in: 'header', schema: { type: 'string' },
        description: 'Key of the server, if it has one for its callers: the storefront sends its MALL_KEY with every call',
      },
      siteVariant: {
        name: 'x-site-variant', in: 'header', description: 'Language of messages: PC Chinese, PC_EN English',
        schema: { type: 'string', enum: ['PC', 'PC_EN'] },
      },
      visitorAddress: {
        name: 'x-visitor-address', in: 'header', schema: { type: 'string', examples: ['203.0.113.7', '2001:db8::7'] },
        description: 'IP address of the visitor for whom the storefront asks; signing in is limited by it. Whoever else can '
          + 'reach the server must not be able to set it; visitors without one count as one',
      },
      deviceToken: {
        name: 'x-device-token', in: 'header', schema: { type: 'string' },
        description: 'Optional: the last x-device-token that the visitor got. Tries of passwords and codes on a device that has signed in are counted apart from all others',
      },
    },
    headers: {
      deviceToken: { description: 'A new token of the device; it takes the place of the one before', schema: { type: 'string' } },
      accessToken: { description: 'A new token; it takes the place of the one before', schema: { type: 'string' } },
    },
    securitySchemes: {
      accessToken: { type: 'apiKey', in: 'header', name: 'access-token' },
      operatorKey: { type: 'apiKey', in: 'header', name: 'operator-key' },
    },
  };
  const paths: OpenApiDocument['paths'] = {};
  for (const call of CALLS) {
    paths[`/api/${product}/${call.path}`] = { [call.method.toLowerCase()]: operation(call) };
  }
  paths[`/api/${product}/${exportFile.path}`] = { post: fileOperation() };
  paths[`/api/${product}/${PUBLIC_FILE_PATH}`] = { get: publicFile() };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Farad upstream contract', version: CONTRACT_VERSION,
      description: `Every answer but files is an envelope of code, data and message; code '${OK}' returns data. Writers are strict.`,
    },
    servers: [{ url: server }],
    tags: TAGS,
    paths,
    components,
  };
}

function operation(call: Call): Json {
  return operationWith(call, {
    description: 'Data, or a refusal',
    ...(takesToken(call) ? { headers: { ...TOKEN_HEADER, ...(call.group === 'user' ? DEVICE_HEADER : {}) } } : {}),
    content: json({ oneOf: [{ $ref: schemaRef(answerName(call)) }, { $ref: schemaRef('Refusal') }] }),
  });
}

function fileOperation(): Json {
  return operationWith(exportFile, {
    description: 'The file in the language of the site variant under its media type, or a refusal as JSON',
    headers: {
      ...TOKEN_HEADER,
      'content-disposition': { description: 'Of a file: its name (RFC 6266)', schema: { type: 'string' } },
    },
    content: { ...Object.fromEntries(Object.values(FILE_TYPES).map((type) => [type, {}])), ...json({ $ref: schemaRef('Refusal') }) },
  });
}

const TOKEN_HEADER = { 'access-token': { $ref: '#/components/headers/accessToken' } };
const DEVICE_HEADER = { 'x-device-token': { $ref: '#/components/headers/deviceToken' } };

/** @param answer - answer with HTTP 200 */
function operationWith(call: Call, answer: Json): Json {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const forUser = takesToken(call);
  return {
    operationId: operationId(call),
    tags: [call.group],
    summary: call.summary,
    ...(call.optional ? { description: 'Optional: the shop does without it.' } : {}),
    // The empty requirement makes the token optional: it is sent if there is one.
    ...(forUser ? { security: [{}, { accessToken: [] }, ...(call.path.startsWith('operator/') ? [{ operatorKey: [] }] : [])] } : {}),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: fieldSchema(call, name) })),
      { $ref: '#/components/parameters/siteVariant' },
      { $ref: '#/components/parameters/mallKey' },
      ...(forUser ? [{ $ref: '#/components/parameters/visitorAddress' }] : []),
      ...(call.group === 'user' ? [{ $ref: '#/components/parameters/deviceToken' }] : []),
    ],
    ...(call.method === 'POST' ? { requestBody: requestBody(call) } : {}),
    responses: { 200: answer, default: failure() },
  };
}

function requestBody(call: Call): Json {
  const named = Object.entries(RECORDS).find(([, schema]) => schema === call.payload)?.[0];
  const schema = named ? { $ref: schemaRef(named) } : plainSchema(call.payload);
  return { required: !v.is(call.payload, {}), content: json(schema) };
}

function publicFile(): Json {
  return {
    operationId: 'storePublicDownloadByUrl',
    tags: ['file'],
    summary: 'A public file by its address, with long cache life',
    parameters: [{ name: 'url', in: 'query', required: true, schema: { type: 'string' } }, { $ref: '#/components/parameters/mallKey' }],
    responses: {
      200: {
        description: 'The file',
        headers: { 'cache-control': { schema: { type: 'string' }, example: 'public, max-age=31536000' } },
        content: { 'image/*': {} },
      },
      default: failure(),
    },
  };
}

function failure(): Json {
  return {
    description: `An HTTP error; a message is shown to the person. ${CODES.signIn} asks for sign-in`,
    content: json({ $ref: schemaRef('Refusal') }),
  };
}

/** The envelope of a good answer. */
function answerOf({ data }: Call): v.GenericSchema {
  return v.object({ ...envelope.entries, code: v.literal(OK), data });
}

function fieldSchema(call: Call, name: string): unknown {
  const { properties = {} } = plainSchema(call.payload);
  return isRecord(properties) ? properties[name] : {};
}

function plainSchema(schema: v.GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12' });
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** `goods/{id}` → `goodsId`. */
function operationId({ name }: Call): string {
  return name.replace(/(?<![^A-Za-z])[^A-Za-z]+([A-Za-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/[^A-Za-z]/g, '');
}

function answerName(call: Call): string {
  const id = operationId(call);
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
}

function schemaRef(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The schema of a record, with the names that its fields have on the wire. */
function onTheWire(schema: unknown, names: WireNames): Json {
  const record = isRecord(schema) ? schema : {};
  const fields = isRecord(record['properties']) ? Object.entries(record['properties']) : [];
  return { ...record, properties: Object.fromEntries(fields.map(([name, field]) => [names[name] ?? name, field])) };
}

function asRecords(value: unknown): Record<string, Json> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, isRecord(schema) ? schema : {}]));
}
