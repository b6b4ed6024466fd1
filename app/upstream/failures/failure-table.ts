import { CODES } from '../contract/base/envelope';

/** What the storefront does about a failed call. */
export interface Meaning {
  /** Our HTTP status for a form whose call failed. A page whose call failed is 404 where something is missing, otherwise 503. */
  status: 401 | 409 | 422 | 429 | 503;
  /** Whether the visitor reads the message. */
  told: boolean;
  /** The field of the form that the message is about; absent: the form as a whole. */
  field?: string;
  /** Nobody is signed in, or no more. `prompt`: a dialog in the page will do; `page`: only the sign-in page will. */
  signIn?: 'prompt' | 'page';
  /** What is missing: the record that the call names, or the address of the call. */
  missing?: 'record' | 'address';
  /** The quantity of a product cannot be bought. */
  ofQuantity?: true;
  /** The form cannot be sent again as it is: what it asks for is done, or gone. */
  startOver?: true;
  /** Trying again later may help. */
  passing?: true;
}

type Row = Partial<Meaning>;

/** What rows leave out; also any code without a row. */
const USUAL: Meaning = { status: 422, told: true };
const PASSING = { status: 503, passing: true } as const;

/** By the code of an answer's envelope. */
const OF_CODE = {
  'ERR-COM-0002': { told: false },
  'ERR-TMS-0041': { told: false },
  'ERR-TMS-00-0001': { signIn: 'prompt' },
  [CODES.signIn]: { told: false, signIn: 'prompt' },
  [CODES.badPayload]: {},
  [CODES.credentials]: { status: 401 },
  [CODES.weakPassword]: { field: 'password' },
  [CODES.full]: {},
  [CODES.captcha]: { field: 'imgCode' },
  [CODES.notFound]: { missing: 'record' },
  [CODES.tooMany]: { status: 429 },
  [CODES.internal]: {},
  [CODES.quantity]: { ofQuantity: true },
  [CODES.nothing]: { startOver: true },
  [CODES.changed]: { status: 409 },
  [CODES.state]: { status: 409 },
  [CODES.credit]: { field: 'paymentMethod' },
  [CODES.keyReused]: { startOver: true },
  [CODES.busy]: { status: 409 },
  [CODES.refund]: { field: 'qty' },
  [CODES.callback]: {},
  // Some upstreams repeat the HTTP status in the envelope.
  404: { missing: 'address' },
} satisfies Record<(typeof CODES)[keyof typeof CODES], Row> & Record<string, Row>;

const CODE_ROWS: ReadonlyMap<string, Row> = new Map(Object.entries(OF_CODE));

/** By HTTP status; other statuses from 400 to 499 are as usual, and all that are left pass. */
const OF_STATUS: ReadonlyMap<number, Row> = new Map<number, Row>([
  [401, { signIn: 'page' }],
  [404, { missing: 'address' }],
  [408, PASSING],
  [429, PASSING],
]);

/** Where no answer came that can be read. */
const OF_SILENCE: Readonly<Record<'timeout' | 'network' | 'canceled' | 'malformed', Row>> = {
  timeout: PASSING,
  network: PASSING,
  malformed: PASSING,
  canceled: { ...PASSING, told: false },
};

/** What a code other than `'0'` means. */
export function meaningOfCode(code: string): Meaning {
  return { ...USUAL, ...CODE_ROWS.get(code) };
}

/** What an HTTP error means. */
export function meaningOfStatus(status: number): Meaning {
  return { ...USUAL, ...(OF_STATUS.get(status) ?? (status >= 400 && status < 500 ? {} : PASSING)) };
}

/** What it means that no answer came. */
export function meaningOfSilence(kind: keyof typeof OF_SILENCE): Meaning {
  return { ...USUAL, ...OF_SILENCE[kind] };
}
