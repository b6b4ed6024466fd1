import { parseJson } from '../../../app/domain/text/parse-json';
import { isRecord } from '../../../app/domain/numbers/reading';
import { safeText } from '../desk/print';

/** What to do about a cause. Some causes of wrangler's are long, and get shorter words. */
const ADVICE: ReadonlyArray<{ pattern: RegExp; words?: string; advice: string }> = [
  {
    pattern: /CLOUDFLARE_API_TOKEN|not logged in/i, words: 'wrangler is not signed in',
    advice: 'Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN',
  },
  {
    pattern: /authenticat|unauthorized|forbidden|\bcode: (?:10000|9109)\b/i,
    advice: 'Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN to a token that may edit D1 and KV of this account',
  },
  { pattern: /fetch failed|network|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT/i, advice: 'Check the connection and try again' },
  { pattern: /no such (?:table|column)/i, advice: 'Bring the database up to this release with npm run deploy' },
  { pattern: /not found|not be found|couldn't find/i, advice: 'Put the ids of your D1 and KV into wrangler.toml' },
];
const OTHERWISE = 'Try again; npx wrangler whoami tells which account it uses';

/** The maximum length of a cause, in characters. */
const LONGEST = 200;

/** Says in one line why wrangler failed, and what to do. @param output - what wrangler printed */
export function explainFailure(output: string): string {
  const cause = causeIn(stripColours(output));
  const { words = cause, advice } = ADVICE.find(({ pattern }) => pattern.test(cause)) ?? { advice: OTHERWISE };
  const text = safeText(words.replace(/\s+/g, ' ').trim()).replace(/\.$/, '');
  return `Production: ${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}. ${advice}`;
}

/** With `--json` wrangler prints an object, otherwise a line with `[ERROR]`. Of a failed request, the notes below it have the reason. */
function causeIn(output: string): string {
  const read = parseJson(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const error = isRecord(read) ? read['error'] : undefined;
  if (isRecord(error)) {
    const notes = Array.isArray(error['notes']) ? error['notes'].flatMap((note: unknown) => (isRecord(note) ? String(note['text']) : [])) : [];
    return notes.join('; ') || String(error['text']);
  }
  if (typeof error === 'string') return error;
  const lines = output.split('\n').map((line) => line.trim()).filter(Boolean);
  const at = lines.findIndex((line) => line.includes('[ERROR]'));
  const [first = 'wrangler failed and gave no reason', second] = lines.slice(Math.max(at, 0));
  return (/\bA request to the Cloudflare API\b/.test(first) && second) || first.replace(/^.*\[ERROR\]\s*/, '');
}

/** Escape sequences of a terminal begin with the control character 27. */
function stripColours(text: string): string {
  return text.replaceAll(/\p{Cc}\[[\d;]*m/gu, '');
}
