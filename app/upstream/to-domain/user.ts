import type { Profile, SavedProduct, SignIn } from '../../domain/account/account-records';
import type { Challenge, ChallengeAction } from '../../domain/challenge/challenge-records';
import type { Language } from '../../domain/text/language';
import { readMoment } from '../../domain/time/written-moment';
import type { Region } from '../../domain/account/region-codes';
import { isLoggedIn } from '../../domain/account/stored-user';
import type { Data } from '../contract/base/call';
import type { getChallenge } from '../contract/records/challenge';
import type { listProvinces } from '../contract/records/region';
import type { listSavedGoods } from '../contract/records/saved-goods';
import type { listSignIns, user } from '../contract/records/user';
import type { InferOutput } from 'valibot';
import { toProduct } from './goods';
import { textOf } from './text';

type Row<T extends { rows: unknown[] }> = T['rows'][number];

/** The user; `null` if there is no `userCode`, so nobody is signed in (README, "Sign-in"). */
export function toProfile(wire: InferOutput<typeof user> | null): Profile | null {
  if (!isLoggedIn(wire)) return null;
  const { userCode, account = '', userName = '', companyName = '' } = wire;
  return { userCode, name: userName || account || userCode, account, userName, companyName };
}

export function toSignIn(row: Row<Data<typeof listSignIns>>): SignIn {
  const { signInId: id, device = '', deviceId, createTime, current, signedIn, passwordNeededFrom } = row;
  return {
    id, device, at: momentOf(createTime), current: current === 'T', signedIn: signedIn !== 'F',
    ...(deviceId ? { deviceId } : {}),
    ...(passwordNeededFrom ? { passwordNeededFrom: momentOf(passwordNeededFrom) } : {}),
  };
}

/** The challenge; `null` if its parameters are missing. */
export function toChallenge(action: ChallengeAction, { challengeId: id, provider, work, turnstile }: Data<typeof getChallenge>): Challenge | null {
  if (provider === 'work') return work ? { id, action, provider, work } : null;
  return turnstile ? { id, action, provider, turnstile } : null;
}

export function toSavedProduct(row: Row<Data<typeof listSavedGoods>>, language: Language): SavedProduct {
  return { product: toProduct(row.goods, language), at: momentOf(row.createTime) };
}

/** @param parent - parent code for a row that has no parent code */
export function toRegion(row: Row<Data<typeof listProvinces>>, parent: string, language: Language): Region {
  return { regionCode: row.regionCode, regionName: textOf(row, 'regionName', language), parentCode: row.parentCode || parent };
}

/** Reads a moment of the contract. It has an offset, so the zone does not matter. */
function momentOf(text: string): number {
  return readMoment(text, 'UTC') ?? 0;
}
