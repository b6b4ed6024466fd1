import * as v from 'valibot';
import type { Address, AddressFields, Captcha, Profile, SavedProduct, SignIn } from '../domain/account/account-records';
import type { Language } from '../domain/text/language';
import { ownChild } from '../domain/account/province-names';
import { COUNTRY, type Region } from '../domain/account/region-codes';
import type { UpstreamClient } from './client/client';
import * as addresses from './contract/records/address';
import type { Data } from './contract/base/call';
import * as regions from './contract/records/region';
import * as savedGoods from './contract/records/saved-goods';
import * as contract from './contract/records/user';
import { describeFailure, UpstreamError } from './failures/upstream-error';
import { SIGN_IN_TEXT } from './failures/status-texts';
import { toAddress, toProfile, toRegion, toSavedProduct, toSignIn } from './to-domain/user';

/** The fields of a sign-in, without the secret. */
interface SignInForm {
  account: string;
  /** Whether the user stays signed in. The upstream decides for how long. */
  keep: boolean;
  captcha?: CaptchaAnswer | undefined;
}

/** The characters typed for a picture. */
export interface CaptchaAnswer {
  id: string;
  typed: string;
}

/** A verification code that was sent. */
export interface SentCode {
  /** Identifies the code; absent if the upstream needs no id. */
  codeId: string | undefined;
  /** The code; in a demonstration only. */
  code: string | undefined;
}

/** The calls of a user. Their answers are never stored. */
export type Account = ReturnType<typeof createAccount>;

/** The language of every sign-in on the wire, whatever the site's language is (README, "Wire names"). */
const LANG = 'zh_cn';

/** @throws UpstreamError from every method */
export function createAccount(client: UpstreamClient, language: Language) {
  let asked: Promise<Profile | null> | undefined;

  /** A sign-in that answers without `userCode` is refused (README, "Sign-in"). */
  function signedIn(answer: Data<typeof contract.loginWithPassword>): Profile {
    const profile = toProfile(answer);
    asked = Promise.resolve(profile);
    if (profile) return profile;
    const failure = { kind: 'refused', code: 'no user', message: SIGN_IN_TEXT[language] } as const;
    throw new UpstreamError(describeFailure(failure, contract.loginWithPassword.name, language));
  }

  return {
    /** The user of the token, read once in a request; `null`: nobody. */
    profile(): Promise<Profile | null> {
      asked ??= client.readOwn(contract.getLoginInfo, {}).then(toProfile);
      return asked;
    },
    async signInWithPassword(form: SignInForm, password: string): Promise<Profile> {
      return signedIn(await client.send(contract.loginWithPassword, { ...signInPayload(form), password }));
    },
    /** @param validCodeId of the sent code, if the upstream gave one */
    async signInWithCode(form: SignInForm, validCode: string, validCodeId: string | undefined): Promise<Profile> {
      return signedIn(await client.send(contract.loginWithValidCode, { ...signInPayload(form), ...codePayload(validCode, validCodeId) }));
    },
    /** @param validCodeId of the sent code, if the upstream gave one */
    async register(account: string, password: string, validCode: string, validCodeId: string | undefined): Promise<Profile> {
      return signedIn(await client.send(contract.register, { account, password, lang: LANG, ...codePayload(validCode, validCodeId) }));
    },
    async sendCode(account: string, purpose: (typeof contract.CODE_PURPOSES)[number], captcha?: CaptchaAnswer): Promise<SentCode> {
      const { validCodeId, validCode } = (await client.send(contract.sendValidCode, { account, purpose, lang: LANG, ...captchaPayload(captcha) })) ?? {};
      return { codeId: validCodeId, code: validCode };
    },
    async captcha(): Promise<Captcha> {
      const { imgCodeId: id, image, imgCode: answer } = await client.readOwn(contract.getCaptcha, {});
      return { id, image, answer };
    },
    async signOut(): Promise<void> {
      await client.send(contract.logout, {});
    },
    async signOutEverywhere(): Promise<void> {
      await client.send(contract.signOutEverywhere, {});
    },
    async updateProfile(userName: string, companyName: string): Promise<Profile> {
      return signedIn(await client.send(contract.updateProfile, { userName, companyName }));
    },
    /** @param oldPassword may be missing right after a sign-in by code */
    async changePassword(oldPassword: string | undefined, password: string): Promise<void> {
      await client.send(contract.changePassword, { ...(oldPassword === undefined ? {} : { oldPassword }), password });
    },
    /** Newest first. */
    async signIns(): Promise<SignIn[]> {
      return (await client.readOwn(contract.listSignIns, {})).rows.map(toSignIn);
    },

    /** The default one first. */
    async addresses(): Promise<Address[]> {
      return (await client.readOwn(addresses.listAddresses, {})).rows.map((row) => toAddress(row, language));
    },
    /** @param id of the address to change; absent: a new one */
    async saveAddress(fields: AddressFields, id?: string): Promise<void> {
      await client.send(addresses.saveAddress, { ...fields, ...(id ? { addressId: id } : {}) });
    },
    async removeAddress(id: string): Promise<void> {
      await client.send(addresses.removeAddress, { addressId: id });
    },
    async setDefaultAddress(id: string): Promise<void> {
      await client.send(addresses.setDefaultAddress, { addressId: id });
    },

    /** Newest first. */
    async savedProducts(): Promise<SavedProduct[]> {
      return (await client.readOwn(savedGoods.listSavedGoods, {})).rows.map((row) => toSavedProduct(row, language));
    },
    /** @returns the product's number, where the upstream names it */
    async saveProduct(productId: string): Promise<string | undefined> {
      return mpnIn(await client.send(savedGoods.addSavedGoods, { goodsId: productId }));
    },
    /** @returns the product's number, where the upstream names it */
    async removeSavedProduct(productId: string): Promise<string | undefined> {
      return mpnIn(await client.send(savedGoods.removeSavedGoods, { goodsId: productId }));
    },

    /** Provinces, and the regions below one. They are public, with a snapshot for each parent. */
    async provinces(): Promise<Region[]> {
      const { value } = await client.read(regions.listProvinces, {});
      return value.rows.map((row) => toRegion(row, COUNTRY, language));
    },
    /** A province without a level below is its own only child, without a call. */
    async regionsBelow(regionCode: string): Promise<Region[]> {
      const only = ownChild(regionCode, language);
      if (only) return [only];
      const { value } = await client.read(regions.listRegionChildren, { regionCode });
      return value.rows.map((row) => toRegion(row, regionCode, language));
    },
  };
}

function signInPayload({ account, keep, captcha }: SignInForm) {
  return { account, isAutomatic: keep ? 'T' : 'F', lang: LANG, ...captchaPayload(captcha) } as const;
}

function captchaPayload(captcha: CaptchaAnswer | undefined): { imgCodeId?: string; imgCode?: string } {
  return captcha ? { imgCodeId: captcha.id, imgCode: captcha.typed } : {};
}

function codePayload(validCode: string, validCodeId: string | undefined) {
  return { validCode, ...(validCodeId === undefined ? {} : { validCodeId }) };
}

function mpnIn(answer: unknown): string | undefined {
  return v.is(savedGoods.changedProduct, answer) ? answer.mpn : undefined;
}
