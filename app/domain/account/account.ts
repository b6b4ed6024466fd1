/** What a user has and is. */
import type { Product } from '../product/product';

/** Who is signed in, as pages name them. */
export interface User {
  userCode: string;
  /** As the person is greeted. */
  name: string;
}

/** What a user may change of themselves, and the identifier they sign in with. */
export interface Profile extends User {
  account: string;
  /** Empty where none was given. */
  userName: string;
  companyName: string;
}

/** One device on which the user is signed in. */
export interface SignIn {
  id: string;
  /** The browser's own words for itself; empty where it said none. */
  device: string;
  /** Since when, ms since 1970. */
  at: number;
  /** The device that asks. */
  current: boolean;
  /** Until then it changes the password without the current one, ms since 1970; absent: it does not. */
  passwordNeededFrom?: number;
}

/** Where goods go. Region codes as in `region.ts`. */
export interface Address extends AddressFields {
  id: string;
  isDefault: boolean;
  /** Names of the regions in the reader's language. */
  provinceName: string;
  cityName: string;
  districtName: string;
}

/** What is entered of an address (interfaces.md, "Forms"). */
export interface AddressFields {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
}

/** A part saved for later, with its figures of now. */
export interface SavedPart {
  product: Product;
  /** When it was saved, ms since 1970. */
  at: number;
}

/** A picture with characters to be typed. */
export interface Captcha {
  id: string;
  /** A data address. */
  image: string;
  /** What it says; told by a demonstration only. */
  answer?: string | undefined;
}

/** A region to be chosen from a list. */
export interface RegionOption {
  code: string;
  name: string;
}

/** The account that a demonstration offers to everybody. */
export interface DemoAccount {
  account: string;
  password: string;
}
