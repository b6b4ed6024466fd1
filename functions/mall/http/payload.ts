import * as v from 'valibot';
import { lenient } from '~/upstream/contract/base/lenient';
import { badPayload, type Texts } from './refusal';

/** Longest body of a call, in characters. */
const BODY_LIMIT = 65_536;

/**
 * Reads a payload by its schema; numbers as text and the like are understood (app/upstream/README.md, "Lenient reading").
 * @throws Refusal that names the first field that does not fit
 */
export function parsePayload<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  // Valibot takes a list for an object, and its methods for fields.
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw badPayload('payload', { cn: '必须是对象。', en: 'must be an object.' });
  }
  const parsed = v.safeParse(schema, lenient(schema, input));
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw badPayload(v.getDotPath(issue) ?? 'payload', describe(issue));
}

/**
 * The JSON body of a request; no body is an empty payload.
 * @throws Refusal if it is too long or no JSON
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > BODY_LIMIT) {
    throw badPayload('payload', { cn: `不能超过 ${BODY_LIMIT} 个字符。`, en: `must be at most ${BODY_LIMIT} characters long.` });
  }
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw badPayload('payload', { cn: '不是有效的 JSON。', en: 'is not valid JSON.' });
  }
}

/** What is wrong with a field and what would be right, from the schema's own words for it. */
function describe(issue: v.BaseIssue<unknown>): Texts {
  if (issue.received === 'undefined') return { cn: '缺少此字段。', en: 'is missing.' };
  const limit = 'requirement' in issue ? String(issue.requirement) : '';
  switch (issue.type) {
    case 'min_value':
      return { cn: `不能小于 ${limit}。`, en: `must be ${limit} or more.` };
    case 'max_value':
      return { cn: `不能大于 ${limit}。`, en: `must be ${limit} or less.` };
    case 'min_length':
      return { cn: `长度至少为 ${limit}。`, en: `must have a length of at least ${limit}.` };
    case 'max_length':
      return { cn: `长度不能超过 ${limit}。`, en: `must have a length of at most ${limit}.` };
    case 'integer':
      return { cn: '必须是整数。', en: 'must be a whole number.' };
    case 'number':
      return { cn: '必须是数字。', en: 'must be a number.' };
    case 'string':
      return { cn: '必须是文本。', en: 'must be text.' };
    case 'array':
      return { cn: '必须是列表。', en: 'must be a list.' };
    case 'object':
      return { cn: '必须是对象。', en: 'must be an object.' };
    case 'picklist':
    case 'literal':
      return { cn: `必须是 ${issue.expected ?? ''}。`, en: `must be ${issue.expected ?? 'another value'}.` };
    default:
      return { cn: '格式不正确。', en: 'has the wrong format.' };
  }
}
