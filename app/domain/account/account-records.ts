/** A user, and what belongs to one. */
import type { Product } from '../product/product';

/** Who is signed in, as pages name them. */
export interface User {
  userCode: string;
  /** The name in the greeting. */
  name: string;
}

/** What users may change of their account, and the identifier that they sign in with. */
export interface Profile extends User {
  account: string;
  /** Empty where none was given. */
  userName: string;
  companyName: string;
}

/** One device on which the user is signed in. */
export interface SignIn {
  id: string;
  /** The browser's user agent; empty where it sent none. */
  device: string;
  /** When it signed in, ms since 1970. */
  at: number;
  /** The device that makes the request. */
  current: boolean;
  /** Until then it may change the password without the current one, ms since 1970; absent: it may not. */
  passwordNeededFrom?: number;
}

/** A delivery address. Region codes are those of `region.ts`. */
export interface Address extends AddressFields {
  id: string;
  isDefault: boolean;
  /** Names of the regions in the reader's language. */
  provinceName: string;
  cityName: string;
  districtName: string;
}

/** The fields of an address that people enter (app/routes/README.md, "Forms"). */
export interface AddressFields {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
}

/** A product that was saved for later, with its present figures. */
export interface SavedProduct {
  product: Product;
  /** When it was saved, ms since 1970. */
  at: number;
}

/** A picture with characters to type. */
export interface Captcha {
  id: string;
  /** A data address. */
  image: string;
  /** The characters; in a demonstration only. */
  answer?: string | undefined;
}

/** A region in a list to choose from. */
export interface RegionOption {
  code: string;
  name: string;
}

/** The account that everybody may use in a demonstration. */
export interface DemoAccount {
  account: string;
  password: string;
}
