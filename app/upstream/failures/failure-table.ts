import { CODES } from '../contract/base/envelope';

/** What the storefront does about a failed call. */
export interface Meaning {
  /** Our HTTP status for a form whose call failed. A page whose call failed is 404 where something is missing, otherwise 503. */
  status: 401 | 409 | 422 | 429 | 503;
  /** Whether the visitor reads the message. */
  told: boolean;
  /** The field of the form that the message is about; absent: the form as a whole. */
  field?: string;
  /** Nobody is signed in, or the session has expired. `prompt`: a dialog on the page is enough; `page`: the sign-in page is needed. */
  signIn?: 'prompt' | 'page';
  /** What is missing: the record that the call names, or the address of the call. */
  missing?: 'record' | 'address';
  /** The quantity of a product cannot be bought. */
  ofQuantity?: true;
  /** The form cannot be sent again unchanged: its action is done, or its subject is gone. */
  startOver?: true;
  /** Trying again later may help. */
  passing?: true;
}

type Row = Partial<Meaning>;

/** The defaults of rows, and of codes without a row. */
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

/** By HTTP status. Other statuses from 400 to 499 have the defaults; the rest is temporary. */
const OF_STATUS: ReadonlyMap<number, Row> = new Map<number, Row>([
  [401, { signIn: 'page' }],
  [404, { missing: 'address' }],
  [408, PASSING],
  [429, PASSING],
]);

/** For calls without a readable answer. */
const OF_SILENCE: Readonly<Record<'timeout' | 'network' | 'canceled' | 'malformed', Row>> = {
  timeout: PASSING,
  network: PASSING,
  malformed: PASSING,
  canceled: { ...PASSING, told: false },
};

/** The meaning of a code other than `'0'`. */
export function meaningOfCode(code: string): Meaning {
  return { ...USUAL, ...CODE_ROWS.get(code) };
}

/** The meaning of an HTTP error. */
export function meaningOfStatus(status: number): Meaning {
  return { ...USUAL, ...(OF_STATUS.get(status) ?? (status >= 400 && status < 500 ? {} : PASSING)) };
}

/** The meaning of a call without a readable answer. */
export function meaningOfSilence(kind: keyof typeof OF_SILENCE): Meaning {
  return { ...USUAL, ...OF_SILENCE[kind] };
}
