import * as v from 'valibot';
import type { Address, AddressFields, Captcha, Profile, SavedProduct, SignIn } from '../domain/account/account-records';
import type { Challenge, ChallengeAction, ChallengeAnswer } from '../domain/challenge/challenge-records';
import { filledFields } from '../domain/address/address-fields';
import type { Language } from '../domain/text/language';
import { ownChild } from '../domain/account/province-names';
import { COUNTRY, type Region } from '../domain/account/region-codes';
import type { UpstreamClient } from './client/client';
import * as addresses from './contract/records/address';
import type { Data } from './contract/base/call';
import * as regions from './contract/records/region';
import * as savedGoods from './contract/records/saved-goods';
import { getChallenge } from './contract/records/challenge';
import * as contract from './contract/records/user';
import { answerOf, linesOfRows, ROWS_OF_LINE, type TradeTurns } from './failures/in-turn';
import { describeFailure, isUpstreamError, UpstreamError } from './failures/upstream-error';
import { SIGN_IN_TEXT } from './failures/status-texts';
import { toAddress } from './to-domain/address';
import { toChallenge, toProfile, toRegion, toSavedProduct, toSignIn } from './to-domain/user';

/** The fields of a sign-in, without password or code. */
interface SignInForm {
  account: string;
  /** Whether the user stays signed in. The upstream decides for how long. */
  keep: boolean;
  proof?: Proof | undefined;
}

/** What a visitor sends where a challenge is needed. */
export interface Proof {
  challenge?: ChallengeAnswer | undefined;
  captcha?: CaptchaAnswer | undefined;
}

/** The answer to a captcha: its id, and the characters that were typed. */
export interface CaptchaAnswer {
  id: string;
  typed: string;
}

/** A verification code that was sent. */
export interface SentCode {
  /** Identifies the code; absent if the upstream needs no id. */
  codeId: string | undefined;
  /** The code; present in a demonstration only. */
  code: string | undefined;
}

/** The calls about the account of a user. Their answers are never stored; only lists of regions are public and have snapshots. */
export type Account = ReturnType<typeof createAccount>;

/** The language in every sign-in call. It is the same for all languages of the site (README, "Wire names"). */
const LANG = 'zh_cn';

/** @throws UpstreamError from every method */
export function createAccount(client: UpstreamClient, language: Language, turns: Pick<TradeTurns, 'read'>) {
  let asked: Promise<Profile | null> | undefined;

  /** Refuses a sign-in whose answer has no `userCode` (README, "Sign-in"). */
  function signedIn(answer: Data<typeof contract.loginWithPassword>): Profile {
    const profile = toProfile(answer);
    asked = Promise.resolve(profile);
    if (profile) return profile;
    const failure = { kind: 'refused', code: 'no user', message: SIGN_IN_TEXT[language] } as const;
    throw new UpstreamError(describeFailure(failure, contract.loginWithPassword.name, language));
  }

  return {
    /** The user of the token, read once per request; `null` if nobody is signed in. */
    profile(): Promise<Profile | null> {
      asked ??= client.readOwn(contract.getLoginInfo, {}).then(toProfile);
      return asked;
    },
    async signInWithPassword(form: SignInForm, password: string): Promise<Profile> {
      return signedIn(await client.send(contract.loginWithPassword, { ...signInPayload(form), password }));
    },
    /** @param validCodeId - id of the sent code, if the upstream gave one */
    async signInWithCode(form: SignInForm, validCode: string, validCodeId: string | undefined): Promise<Profile> {
      return signedIn(await client.send(contract.loginWithValidCode, { ...signInPayload(form), ...codePayload(validCode, validCodeId) }));
    },
    /** @param validCodeId - id of the sent code, if the upstream gave one */
    async register(account: string, password: string, validCode: string, validCodeId: string | undefined, proof?: Proof): Promise<Profile> {
      return signedIn(await client.send(contract.register, { account, password, lang: LANG, ...codePayload(validCode, validCodeId), ...proofPayload(proof) }));
    },
    async sendCode(account: string, purpose: (typeof contract.CODE_PURPOSES)[number], proof?: Proof): Promise<SentCode> {
      const { validCodeId, validCode } = (await client.send(contract.sendValidCode, { account, purpose, lang: LANG, ...proofPayload(proof) })) ?? {};
      return { codeId: validCodeId, code: validCode };
    },
    /** @param account - the account that the challenge is bound to, if it is known. @returns `null` if the upstream has no challenges */
    async challenge(action: ChallengeAction, account?: string): Promise<Challenge | null> {
      try {
        return toChallenge(action, await client.readOwn(getChallenge, { action, ...(account === undefined ? {} : { account }) }));
      } catch (error) {
        if (isUpstreamError(error) && error.failure.missing === 'address') return null;
        throw error;
      }
    },
    async captcha(): Promise<Captcha> {
      const { imgCodeId: id, image, imgCode: answer } = await client.send(contract.getCaptcha, {});
      return { id, image, answer };
    },
    async signOut(): Promise<void> {
      await client.send(contract.logout, {});
    },
    async signOutEverywhere(): Promise<void> {
      await client.send(contract.signOutEverywhere, {});
    },
    async removeDevice(deviceId: string): Promise<void> {
      await client.send(contract.removeDevice, { deviceId });
    },
    async updateProfile(userName: string, companyName: string): Promise<Profile> {
      return signedIn(await client.send(contract.updateProfile, { userName, companyName }));
    },
    /** @param oldPassword - current password; it may be missing shortly after a sign-in by code */
    async changePassword(oldPassword: string | undefined, password: string): Promise<void> {
      await client.send(contract.changePassword, { ...(oldPassword === undefined ? {} : { oldPassword }), password });
    },
    /** The devices on which the user is signed in, and those that are still known, newest sign-in first. */
    async signIns(): Promise<SignIn[]> {
      return (await client.readOwn(contract.listSignIns, {})).rows.map(toSignIn);
    },

    /** The delivery addresses of the user, the default address first. */
    async addresses(): Promise<Address[]> {
      return (await client.readOwn(addresses.listAddresses, {})).rows.map((row) => toAddress(row, language));
    },
    /** @param id - id of the address to change; absent for a new address */
    async saveAddress(fields: AddressFields, id?: string): Promise<void> {
      await client.send(addresses.saveAddress, { ...filledFields(fields), ...(id ? { addressId: id } : {}) });
    },
    async removeAddress(id: string): Promise<void> {
      await client.send(addresses.removeAddress, { addressId: id });
    },
    async setDefaultAddress(id: string): Promise<void> {
      await client.send(addresses.setDefaultAddress, { addressId: id });
    },

    /** The products that the user saved, newest first. */
    async savedProducts(): Promise<SavedProduct[]> {
      const { rows } = await answerOf(turns.read('saved', linesOfRows(ROWS_OF_LINE.saved), () => client.readOwn(savedGoods.listSavedGoods, {})), language);
      return rows.map((row) => toSavedProduct(row, language));
    },
    /** @returns the part number of the product, if the upstream sends it */
    async saveProduct(productId: string): Promise<string | undefined> {
      return mpnIn(await client.send(savedGoods.addSavedGoods, { goodsId: productId }));
    },
    /** @returns the part number of the product, if the upstream sends it */
    async removeSavedProduct(productId: string): Promise<string | undefined> {
      return mpnIn(await client.send(savedGoods.removeSavedGoods, { goodsId: productId }));
    },

    /** The provinces. Lists of regions are public, and each list has its own snapshot. */
    async provinces(): Promise<Region[]> {
      const { value } = await client.read(regions.listProvinces, {});
      return value.rows.map((row) => toRegion(row, COUNTRY, language));
    },
    /** The regions below a region. For a province without a level below, the list is the province itself, and no call is made. */
    async regionsBelow(regionCode: string): Promise<Region[]> {
      const only = ownChild(regionCode, language);
      if (only) return [only];
      const { value } = await client.read(regions.listRegionChildren, { regionCode });
      return value.rows.map((row) => toRegion(row, regionCode, language));
    },
  };
}

function signInPayload({ account, keep, proof }: SignInForm) {
  return { account, isAutomatic: keep ? 'T' : 'F', lang: LANG, ...proofPayload(proof) } as const;
}

function proofPayload({ challenge, captcha }: Proof = {}): Partial<Record<'challengeId' | 'challengeAnswer' | 'imgCodeId' | 'imgCode', string>> {
  return {
    ...(challenge ? { challengeId: challenge.id, challengeAnswer: challenge.answer } : {}),
    ...(captcha ? { imgCodeId: captcha.id, imgCode: captcha.typed } : {}),
  };
}

function codePayload(validCode: string, validCodeId: string | undefined) {
  return { validCode, ...(validCodeId === undefined ? {} : { validCodeId }) };
}

function mpnIn(answer: unknown): string | undefined {
  return v.is(savedGoods.changedProduct, answer) ? answer.mpn : undefined;
}
