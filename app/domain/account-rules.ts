/** What may be entered where people sign in and register (readings, "Login and registration"). */

/** Characters (code points) of what is entered. */
export const ACCOUNT_LIMITS = {
  account: { least: 3, most: 100 },
  /** Of a new password; one that is tried may be shorter. */
  password: { least: 8, most: 128 },
  userName: { most: 50 },
  companyName: { most: 100 },
} as const;

/** What a field breaks; the words for each stand in the translations. */
export type FieldProblem = 'account' | 'password' | 'newPassword' | 'confirm' | 'code' | 'agree' | 'tooLong';

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,90}\.[^\s@.]{2,30}$/u;
const MOBILE = /^\+?\d(?:[ -]?\d){4,17}$/;

/** An identifier that is neither an e-mail address nor a mobile number. */
export function accountProblem(account: string): FieldProblem | null {
  const text = account.normalize('NFKC').trim();
  const { least, most } = ACCOUNT_LIMITS.account;
  const fits = text.length >= least && text.length <= most;
  return fits && (EMAIL.test(text) || MOBILE.test(text)) ? null : 'account';
}

/** A password that cannot be any account's: none, or an overlong one. */
export function triedPasswordProblem(password: string): FieldProblem | null {
  return password !== '' && password.length <= ACCOUNT_LIMITS.password.most ? null : 'password';
}

/** A new password: 8 to 128 characters of any kind. Whether it is among the most common ones the upstream says. */
export function newPasswordProblem(password: string): FieldProblem | null {
  const { least, most } = ACCOUNT_LIMITS.password;
  const length = [...password].length;
  return length >= least && length <= most ? null : 'newPassword';
}

/** A verification code: six digits, in full width too. */
export function codeProblem(code: string): FieldProblem | null {
  return /^\d{6}$/.test(readCode(code)) ? null : 'code';
}

/** A verification code as it is typed or pasted, without blanks. */
export function readCode(code: string): string {
  return code.slice(0, 64).normalize('NFKC').replace(/\s/g, '');
}
