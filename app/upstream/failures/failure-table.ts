import { CODES } from '../contract/base/envelope';

/** What the storefront does about a failed call. */
export interface Meaning {
  /** Our HTTP status for a form whose call failed. A page whose call failed has 404 if something is missing, otherwise 503. */
  status: 401 | 409 | 422 | 429 | 503;
  /** Whether the message is shown to the visitor. */
  told: boolean;
  /** The field of the form that the message is about; absent if it is about the form as a whole. */
  field?: string;
  /** Present if somebody must sign in. `prompt`: a dialog on the page is enough; `page`: the sign-in page is needed. */
  signIn?: 'prompt' | 'page';
  /** What is missing: the record that the call names, or the address of the call. */
  missing?: 'record' | 'address';
  /** Present if the failure is about the quantity of a product. */
  ofQuantity?: true;
  /** Present if the form cannot be sent again unchanged: there is nothing left to order, or its idempotency key was used for something else. */
  startOver?: true;
  /** Present if the record has been changed since it was read, so it must be read again. */
  outdated?: true;
  /** Present if trying again later may help. */
  passing?: true;
}

type Row = Partial<Meaning>;

/** The defaults for fields that a row leaves out, and for codes without a row. */
const USUAL: Meaning = { status: 422, told: true };
const PASSING = { status: 503, passing: true } as const;

/** Rows by the code in the envelope of an answer. */
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
  [CODES.noKey]: { status: 503 },
  [CODES.notFound]: { missing: 'record' },
  [CODES.outdated]: { status: 409, outdated: true },
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

/** Rows by HTTP status. Other statuses from 400 to 499 have the defaults; any status outside 400 to 499 counts as temporary. */
const OF_STATUS: ReadonlyMap<number, Row> = new Map<number, Row>([
  [401, { signIn: 'page' }],
  [404, { missing: 'address' }],
  [408, PASSING],
  [429, PASSING],
]);

/** Rows for calls without a readable answer. */
const OF_SILENCE: Readonly<Record<'timeout' | 'network' | 'resting' | 'nowhere' | 'busy' | 'canceled' | 'malformed', Row>> = {
  timeout: PASSING,
  network: PASSING,
  resting: PASSING,
  nowhere: { missing: 'record' },
  busy: PASSING,
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
