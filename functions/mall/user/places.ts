import type { MallContext } from '../http/route';
import { deviceTokenOf } from './store/devices';
import { findOwnPlaces } from './store/own-places';
import type { CodePurpose } from './store/codes';
import type { Allowance } from './store/limits';
import {
  CODE_SENDS, CODE_TRIALS, FAILURES, HASHES, OF_ONE_NETWORK, PASSWORD_ATTEMPTS, PASSWORDS_IN_A_ROW, SENDS_WITHOUT_CHALLENGE, type Rule,
} from './limits/policies';
import { forNetworks, visit, visitorAddress, visitorNetwork } from './limits/visitor';

/**
 * From where an account is tried (README, "Lock-out"): a device that has signed in to it, an address that has, or elsewhere. Each known place has counts of its own,
 * which nobody elsewhere can use up.
 */
export interface Place {
  kind: 'device' | 'address' | 'elsewhere';
  account: string;
  /** The account and the device or address, as one subject of a limit. */
  subject: string;
  /** The account and the widest network, for somebody elsewhere whose network is known. */
  network?: string | undefined;
}

/** The place of a request for an account. A kind of place with too many wrong passwords in a row is not known any more. @param account - as it is stored */
export async function placeOf({ queries, request, now }: MallContext, account: string): Promise<Place> {
  const here = visit(account, visitorAddress(request));
  const own = await findOwnPlaces(queries, { account, here, deviceToken: deviceTokenOf(request) }, now);
  if (own.device) return { kind: 'device', account, subject: visit(account, own.device) };
  if (own.address) return { kind: 'address', account, subject: here };
  const network = visitorNetwork(request);
  return { kind: 'elsewhere', account, subject: here, network: network && visit(account, network) };
}

/** A count of an account. @param part - what strangers of one network may take of it */
function countOf({ account, network }: Place, rule: Rule, part: Rule): Allowance[] {
  return network ? [[rule, account], [part, network]] : [[rule, account]];
}

/** The checks of passwords that are given back if the password is right. */
export function passwordChecksOf(place: Place, request: Request): Allowance[] {
  if (place.kind !== 'elsewhere') return [[PASSWORD_ATTEMPTS.perPlace, place.subject]];
  return [...countOf(place, PASSWORD_ATTEMPTS.perAccount, OF_ONE_NETWORK.passwords), ...forNetworks(PASSWORD_ATTEMPTS.perAddress, request)];
}

/** The wrong passwords in a row of all places of this kind. */
export function passwordsInARowOf(place: Place): Allowance[] {
  return countOf(place, PASSWORDS_IN_A_ROW[place.kind], OF_ONE_NETWORK.passwordsInARow);
}

/** The wrong passwords after which a challenge is needed. */
export function failuresOf({ kind, account, subject }: Place, request: Request): Allowance[] {
  if (kind !== 'elsewhere') return [[FAILURES.perPlace, subject]];
  return [[FAILURES.perAccount, account], ...forNetworks(FAILURES.perAddress, request)];
}

/** The hashes that a place may have computed. */
export function hashesOf({ kind, subject }: Place, request: Request): Allowance[] {
  if (kind !== 'device') return forNetworks(HASHES.perAddress, request);
  return [[HASHES.perDevice, subject], ...forNetworks(HASHES.devicesOfAddress, request)];
}

/** The codes that may be sent. */
export function sendsOf(place: Place, request: Request): Allowance[] {
  const { kind, account, subject } = place;
  const here: Allowance[] = [[CODE_SENDS.perVisit, subject], [CODE_SENDS.perVisitInDay, subject]];
  if (kind !== 'elsewhere') return [...here, [CODE_SENDS.fromKnownInDay, account], ...forNetworks(CODE_SENDS.knownOfAddressInDay, request)];
  return [
    ...here, ...countOf(place, CODE_SENDS.perAccount, OF_ONE_NETWORK.sends), ...countOf(place, CODE_SENDS.perAccountInDay, OF_ONE_NETWORK.sendsInDay),
    ...forNetworks(CODE_SENDS.perAddress, request), ...forNetworks(CODE_SENDS.perAddressInDay, request),
  ];
}

/** The codes that are sent without a challenge to somebody elsewhere. At known places none is needed. */
export function freeSendsOf({ account }: Place, request: Request): Allowance[] {
  return [[SENDS_WITHOUT_CHALLENGE.perAccount, account], ...forNetworks(SENDS_WITHOUT_CHALLENGE.perAddress, request)];
}

/** The codes that may be tried from an address, before it is known whether they exist. */
export function addressTrialsOf({ kind }: Place, request: Request): Allowance[] {
  return kind === 'elsewhere' ? forNetworks(CODE_TRIALS.perAddress, request) : [];
}

/** The tries of a code that exists. A registration opens nothing that belongs to somebody, so only its address is limited. */
export function codeTrialsOf(place: Place, purpose: CodePurpose): Allowance[] {
  const strangers = place.kind === 'elsewhere' && purpose === 'login';
  return [[CODE_TRIALS.perVisit, place.subject], ...(strangers ? countOf(place, CODE_TRIALS.inARow, OF_ONE_NETWORK.codesInARow) : [])];
}
