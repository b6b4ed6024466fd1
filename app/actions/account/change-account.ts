/** The forms of `POST /membership_center` (app/routes/README.md, "Forms"). */
import * as v from 'valibot';
import { ACCOUNT_LIMITS, newPasswordProblem, triedPasswordProblem } from '../../domain/account/account-rules';
import { type CentreAnswer, type CentreForm, type CentreTab } from '../../domain/account/membership';
import { ANY_COUNTRY } from '../../domain/address/tax-number';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Message, Words } from '../../domain/text/message';
import type { Account } from '../../upstream/account';
import type { Failure } from '../../upstream/failures/upstream-error';
import type { CartCookie, Trade } from '../../upstream/trade';
import { reasonToSignIn, type SignInReason } from '../../session/prompt-sign-in';
import type { Session } from '../../session/session';
import { carryOut } from '../form/carry-out';
import { readField, tooLong } from '../form/form-fields';
import { keptForm, type PostedForm } from '../form/posted-form';
import { INVOICE_FIELDS, invoiceProblems, invoiceTo, readInvoice } from './read-invoice';
import { ADDRESS_FIELDS, addressProblems, readAddress } from './read-address';
import { regionsOf, type RegionsBelow } from './regions-below';

interface Visit {
  session: Session;
  account: Account;
  trade: Pick<Trade, 'saveInvoiceDetails'>;
  cartCookie: CartCookie;
}

/** The result of a posted form. */
export type CentreOutcome =
  /** The form was carried out, or refused as a whole. The tab shows the message, if there is one. */
  | { kind: 'flash'; tab: CentreTab; message: Message | null }
  /** The form is shown again. */
  | { kind: 'again'; answer: CentreAnswer; status: number; regions?: RegionsBelow }
  | { kind: 'signedOut' }
  /** The user is no longer signed in. */
  | ({ kind: 'signIn' } & SignInReason);

type Intent = (visit: Visit, form: PostedForm) => Promise<CentreOutcome>;

/** The forms that may wait for sign-in, with their fields. Forms with passwords never wait (app/session/README.md, "Actions that wait"). */
export const centreFields = v.object({
  intent: v.picklist(['profile', 'address', 'removeAddress', 'defaultAddress', 'invoiceDetails']),
  ...Object.fromEntries(
    ['userName', 'companyName', 'addressId', ...ADDRESS_FIELDS, ...INVOICE_FIELDS].map((name) => [name, v.optional(v.string())]),
  ),
});

/** The fields of a form that may wait for sign-in; `null` if this form may not wait. */
export function waitingFields(form: PostedForm): Record<string, string> | null {
  const fields = Object.fromEntries(Object.keys(centreFields.entries).map((name) => [name, form.text(name)]).filter(([, text]) => text));
  return v.is(centreFields, fields) ? fields : null;
}

/** Carries out a form that waited for sign-in. @returns the result as one message */
export async function takeCentreForm(fields: v.InferOutput<typeof centreFields>, visit: Visit): Promise<Message | null> {
  const outcome = await postCentre(visit, keptForm(fields));
  switch (outcome.kind) {
    case 'flash':
      return outcome.message;
    case 'again':
      return { kind: 'error', ...(outcome.answer.summary ?? Object.values(outcome.answer.fields)[0] ?? NOT_UNDERSTOOD) };
    default:
      return { kind: 'error', ...SIGNED_OUT };
  }
}

const SIGNED_OUT: Words = { key: 'account:signInFirst' };
const NOT_UNDERSTOOD: Words = { key: 'account:message.notUnderstood' };

const INTENTS: Readonly<Record<string, Intent>> = {
  profile, password, address, region,
  removeAddress: (visit, form) => onAddress(form, 'account:address.removed', (id) => visit.account.removeAddress(id)),
  defaultAddress: (visit, form) => onAddress(form, 'account:address.defaulted', (id) => visit.account.setDefaultAddress(id)),
  signOutEverywhere, removeDevice, invoiceDetails,
};

/** Carries out a form of the membership centre for the signed-in user. @throws errors that do not come from the upstream */
export async function postCentre(visit: Visit, form: PostedForm): Promise<CentreOutcome> {
  const name = form.text('intent');
  const intent = Object.hasOwn(INTENTS, name) ? INTENTS[name] : undefined;
  return intent ? intent(visit, form) : { kind: 'flash', tab: 'profile', message: { kind: 'error', ...NOT_UNDERSTOOD } };
}

async function profile({ session, account }: Visit, form: PostedForm): Promise<CentreOutcome> {
  const values = { userName: readField(form, 'userName'), companyName: readField(form, 'companyName') };
  const fields = onlyWrong({
    userName: tooLong('userName', values, ACCOUNT_LIMITS.userName.most),
    companyName: tooLong('companyName', values, ACCOUNT_LIMITS.companyName.most),
  });
  return submit('profile', values, fields, { tab: 'profile', words: { key: 'account:profile.saved' } }, async () => {
    const { userCode, name } = await account.updateProfile(values.userName, values.companyName);
    session.signedIn({ userCode, name });
  });
}

async function password({ account }: Visit, form: PostedForm): Promise<CentreOutcome> {
  // The form may have no field for the current password. The upstream checks whether the password is needed.
  const oldPassword = form.has('oldPassword') ? form.text('oldPassword') : undefined;
  const next = form.text('password');
  const fields = onlyWrong({
    oldPassword: oldPassword !== undefined && triedPasswordProblem(oldPassword) ? { key: 'account:error.oldPassword' } : null,
    password: newPasswordProblem(next) && { key: 'account:error.newPassword', values: ACCOUNT_LIMITS.password },
    confirmPassword: next === form.text('confirmPassword') ? null : { key: 'account:error.confirm' },
  });
  const outcome = await submit('password', {}, fields, { tab: 'profile', words: { key: 'account:change.done' } }, () => account.changePassword(oldPassword, next));
  if (outcome.kind !== 'again' || outcome.status !== 401 || !outcome.answer.summary) return outcome;
  // With this status only the current password can be wrong, so its field shows the message.
  const { summary, ...answer } = outcome.answer;
  return { ...outcome, answer: { ...answer, fields: { oldPassword: summary } } };
}

async function address({ account }: Visit, form: PostedForm): Promise<CentreOutcome> {
  const values = readAddress(form);
  const id = readField(form, 'addressId');
  const done = { tab: 'addresses', words: { key: 'account:address.saved' } } as const;
  const outcome = await submit('address', { ...values }, addressProblems(values), done, () => account.saveAddress(values, id || undefined));
  return outcome.kind === 'again' ? { ...outcome, regions: await regionsOf(account, values) } : outcome;
}

/** Changes what is remembered for the next invoice. */
async function invoiceDetails({ trade }: Visit, form: PostedForm): Promise<CentreOutcome> {
  const values = readInvoice(form);
  const words = { key: values.invoiceTitle ? 'order:message.invoiceDetails' : 'order:message.invoiceForgotten' };
  return submit('invoiceDetails', { ...values }, invoiceProblems(values, 'if any', ANY_COUNTRY), { tab: 'invoices', words }, () => trade.saveInvoiceDetails(invoiceTo(ANY_COUNTRY, values)));
}

/** Shows the form again, with the lists below the chosen regions. Browsers without JavaScript need this. */
async function region({ account }: Visit, form: PostedForm): Promise<CentreOutcome> {
  const values = readAddress(form);
  return { kind: 'again', status: 200, answer: { form: 'address', values: { ...values }, fields: {} }, regions: await regionsOf(account, values) };
}

async function signOutEverywhere({ session, account, cartCookie }: Visit): Promise<CentreOutcome> {
  const { failure } = await carryOut(() => account.signOutEverywhere());
  if (failure && !failure.signIn) return refused('profile', failure);
  session.end();
  cartCookie.value = { lines: 0 };
  return { kind: 'signedOut' };
}

async function removeDevice({ account }: Visit, form: PostedForm): Promise<CentreOutcome> {
  const { failure } = await carryOut(() => account.removeDevice(readField(form, 'deviceId')));
  if (failure?.signIn) return { kind: 'signIn', ...reasonToSignIn(failure) };
  return failure ? refused('profile', failure) : { kind: 'flash', tab: 'profile', message: { kind: 'result', key: 'account:devices.removed' } };
}

async function onAddress(form: PostedForm, key: string, work: (id: string) => Promise<unknown>): Promise<CentreOutcome> {
  const { failure } = await carryOut(() => work(readField(form, 'addressId')));
  if (failure?.signIn) return { kind: 'signIn', ...reasonToSignIn(failure) };
  return failure ? refused('addresses', failure) : { kind: 'flash', tab: 'addresses', message: { kind: 'result', key } };
}

async function submit(
  form: CentreForm, values: Record<string, string>, fields: Record<string, Words>, done: { tab: CentreTab; words: Words }, work: () => Promise<unknown>,
): Promise<CentreOutcome> {
  if (Object.keys(fields).length > 0) return { kind: 'again', status: 422, answer: { form, values, fields } };
  const { failure } = await carryOut(work);
  if (!failure) return { kind: 'flash', tab: done.tab, message: { kind: 'result', ...done.words } };
  if (failure.signIn) return { kind: 'signIn', ...reasonToSignIn(failure) };
  return {
    kind: 'again', status: failure.status,
    answer: { form, values, fields: failure.fields, ...(failure.summary ? { summary: failure.summary } : {}) },
  };
}

function refused(tab: CentreTab, { summary }: Failure): CentreOutcome {
  return { kind: 'flash', tab, message: summary ? { kind: 'error', ...summary } : null };
}
