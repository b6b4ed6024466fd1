/** Rules for the fields of the sign-in and registration forms (README, "Accounts"). */

/** Lengths of fields, in characters. */
export const ACCOUNT_LIMITS = {
  account: { least: 3, most: 100 },
  /** Lengths of a new password. At sign-in a shorter password is tried too. */
  password: { least: 8, most: 128 },
  userName: { most: 50 },
  companyName: { most: 100 },
} as const;

/** Maximum lengths of the fields of a delivery address, in characters. */
export const ADDRESS_LIMITS = { name: 50, phone: 30, detail: 200, line1: 100, line2: 100, cityText: 60, state: 60, postalCode: 16 } as const;

/** The maximum length of a field of a delivery address; 0 if it has none. */
export function addressLimit(field: string): number {
  return Object.entries(ADDRESS_LIMITS).find(([name]) => name === field)?.[1] ?? 0;
}

/** A phone number as people write it: digits, blanks, brackets and dashes; at least five characters. */
export const PHONE = /^\+?[\d ()-]{5,}$/;

/** The rule that a field breaks. Its text is in the translations. */
export type FieldProblem = 'account' | 'password' | 'newPassword' | 'confirm' | 'code' | 'agree' | 'tooLong';

/**
 * Control characters and those that cannot be seen are not allowed: with them, an address would look like another one, or be cut to it by a mail server. Neither
 * are the marks of a list of recipients, such as `a,b@c.example` or `a<b@c.example>`: there would be accounts without number for one mailbox.
 */
const EMAIL = /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}\p{Cs}]{1,64}@[^\s@."(),:;<>[\\\]\p{Cc}\p{Cf}\p{Cs}]{1,63}(?:\.[^\s@."(),:;<>[\\\]\p{Cc}\p{Cf}\p{Cs}]{1,63})+$/u;
const MOBILE = /^\+?\d{6,15}$/;

/**
 * Writes an identifier in the form in which accounts are compared: lower case, usual width, no outer blanks. A mobile number also loses the
 * blanks, brackets and dashes between its digits.
 */
export function foldAccount(account: string): string {
  const folded = account.slice(0, FOLDED_UNITS).normalize('NFKC').trim().toLowerCase();
  const digits = folded.replace(/[ ()-]/g, '');
  return MOBILE.test(digits) ? digits : folded;
}

/** The number of UTF-16 units that are read. It is limited because folding a long text takes time. */
const FOLDED_UNITS = 2 * ACCOUNT_LIMITS.account.most;

/** Checks an identifier: an e-mail address or a mobile number. */
export function accountProblem(account: string): FieldProblem | null {
  const folded = foldAccount(account);
  return folded.length <= ACCOUNT_LIMITS.account.most && (EMAIL.test(folded) || MOBILE.test(folded)) ? null : 'account';
}

/** The maximum length of a password in UTF-16 units. A character may need two of them. */
export const PASSWORD_UNITS = 2 * ACCOUNT_LIMITS.password.most;

/** Checks an existing password before it is tried: it must not be empty or too long. */
export function triedPasswordProblem(password: string): FieldProblem | null {
  return password !== '' && password.length <= PASSWORD_UNITS ? null : 'password';
}

/**
 * Checks a new password: 8 to 128 characters of any kind, counted after Unicode composition. The upstream refuses the most common
 * ones.
 */
export function newPasswordProblem(password: string): FieldProblem | null {
  if (password.length > PASSWORD_UNITS) return 'newPassword';
  const { least, most } = ACCOUNT_LIMITS.password;
  const length = [...password.normalize('NFC')].length;
  return length >= least && length <= most ? null : 'newPassword';
}

/** Checks a verification code: six digits, which may be in full width. */
export function codeProblem(code: string): FieldProblem | null {
  return /^\d{6}$/.test(readCode(code)) ? null : 'code';
}

/** Reads a verification code that was typed or pasted: folds full width and removes blanks. */
export function readCode(code: string): string {
  return code.slice(0, 64).normalize('NFKC').replace(/\s/g, '');
}
