/** Records of users: account, devices, addresses and saved products. */
import type { Product } from '../product/product';

/** The signed-in user, as pages show them. */
export interface User {
  userCode: string;
  /** The name in the greeting. */
  name: string;
}

/** The fields of an account that its user may change, and the identifier for signing in. */
export interface Profile extends User {
  account: string;
  /** Empty if the user has not entered a name. */
  userName: string;
  companyName: string;
}

/** One device on which the user is signed in. */
export interface SignIn {
  id: string;
  /** The browser's user agent; empty if the browser did not send it. */
  device: string;
  /** When the device signed in, ms since 1970. */
  at: number;
  /** Whether this is the device that makes the request. */
  current: boolean;
  /** Whether the user is signed in on the device. If not, the upstream still knows the device. */
  signedIn: boolean;
  /** With it the device can be forgotten; absent if the upstream has no known devices. */
  deviceId?: string;
  /** From this time, ms since 1970, changing the password on the device needs the current password; absent: it always does. */
  passwordNeededFrom?: number;
}

/** A delivery address. Region codes are as in `region-codes.ts`. */
export interface Address extends AddressFields {
  id: string;
  isDefault: boolean;
  /** The address below the recipient, in one line, in the form of its country and the reader's language. */
  place: string;
}

/** The fields of an address that people enter (app/routes/README.md, "Forms"). Fields that an address does not have are empty. */
export interface AddressFields {
  name: string;
  phone: string;
  /** Two letters, as in ISO 3166-1. */
  country: string;
  /** In the shop's country: the codes of the regions, then street and house number. */
  province: string;
  city: string;
  district: string;
  detail: string;
  /** Abroad: the street in two lines, and what else the addresses of the country have. */
  line1: string;
  line2: string;
  cityText: string;
  state: string;
  postalCode: string;
}

/** A product that was saved for later, with its present figures. */
export interface SavedProduct {
  product: Product;
  /** When it was saved, ms since 1970. */
  at: number;
}

/** A picture with characters that the visitor must type. */
export interface Captcha {
  id: string;
  /** A `data:` address. */
  image: string;
  /** The characters in the picture; present in a demonstration only. */
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
