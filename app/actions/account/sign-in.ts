/** The forms of `POST /login` and `POST /register` (app/routes/README.md, "Forms"). */
import type { User } from '../../domain/account/account-records';
import { accountProblem, ACCOUNT_LIMITS, codeProblem, newPasswordProblem, readCode, triedPasswordProblem, type FieldProblem } from '../../domain/account/account-rules';
import { type Challenge, type ChallengeAction, CHALLENGE_FIELDS } from '../../domain/challenge/challenge-records';
import { hasErrors, onlyWrong, type CodeAnswer, type LoginAnswer, type RegisterAnswer } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { runQueue, type Visit } from '../after-login';
import type { Failure } from '../../upstream/failures/upstream-error';
import { carryOut } from '../form/carry-out';
import type { PostedForm } from '../form/posted-form';
import { takeProof } from './posted-proof';
import { CAPTCHA_FIELD, showCaptcha } from './shown-captcha';

/** The form to show again, with its answer and status; `null` if the visitor is signed in. */
export type Answered<A> = { answer: A; status: number } | null;

/** The maximum length of a field, in characters. */
const FIELD_LIMIT = 200;

/** Signs in by password or by code, and runs the actions that waited. @throws errors that do not come from the upstream */
export async function postLogin(visit: Visit, form: PostedForm): Promise<Answered<LoginAnswer>> {
  const account = form.text('account').slice(0, FIELD_LIMIT);
  const password = form.text('password');
  const validCode = form.text('validCode').slice(0, FIELD_LIMIT);
  const keep = form.text('isAutomatic') === 'T';
  // If there is a code and no password, the visitor signs in by code.
  const byCode = form.text('intent') === 'sendCode' || form.text('by') === 'code' || (validCode !== '' && password === '');
  // If no code was entered and no code was sent before, the form is a request for a code.
  const sends = byCode && validCode === '' && visit.session.ids.login === undefined;
  const answered = await post(visit, form, {
    purpose: 'login',
    intent: sends && form.text('intent') === '' ? 'sendCode' : form.text('intent'),
    account,
    ...(byCode ? { refused: 'validCode' } : {}),
    values: { account, ...(byCode ? { validCode } : {}), ...(keep ? { isAutomatic: 'T' } : {}) },
    problems: { account: accountProblem(account), ...(byCode ? { validCode: codeProblem(validCode) } : { password: triedPasswordProblem(password) }) },
    async submit() {
      const fields = { account, keep, proof: takeProof(visit.session, form) };
      const user = byCode
        ? await visit.account.signInWithCode(fields, readCode(validCode), visit.session.ids.login)
        : await visit.account.signInWithPassword(fields, password);
      await enter(visit, user);
    },
  });
  return answered && { ...answered, answer: { ...answered.answer, by: byCode ? 'code' : 'password' } };
}

/** Opens an account, signs in, and runs the actions that waited. @throws errors that do not come from the upstream */
export async function postRegister(visit: Visit, form: PostedForm): Promise<Answered<RegisterAnswer>> {
  const account = form.text('account').slice(0, FIELD_LIMIT);
  const validCode = form.text('validCode').slice(0, FIELD_LIMIT);
  const password = form.text('password');
  const agree = form.text('agree') !== '';
  return post(visit, form, {
    purpose: 'register',
    intent: form.text('intent'),
    account,
    refused: 'validCode',
    values: { account, validCode, ...(agree ? { agree: 'T' } : {}) },
    problems: {
      account: accountProblem(account),
      validCode: codeProblem(validCode),
      password: newPasswordProblem(password),
      confirmPassword: password === form.text('confirmPassword') ? null : 'confirm',
      agree: agree ? null : 'agree',
    },
    async submit() {
      await enter(visit, await visit.account.register(account, password, readCode(validCode), visit.session.ids.register, takeProof(visit.session, form)));
    },
  });
}

type AnsweredForm = NonNullable<Answered<CodeAnswer>>;

interface Post {
  purpose: 'login' | 'register';
  /** `sendCode` requests a code, `newCaptcha` a new picture. Any other text submits the form. */
  intent: string;
  account: string;
  /** The field that is wrong if the upstream refuses the form with 401; absent if the wrong field is unknown. */
  refused?: string;
  /** The values to fill in when the form is shown again. */
  values: Record<string, string>;
  /** The errors of the fields that are found before the upstream is called. */
  problems: Record<string, FieldProblem | null>;
  submit(): Promise<void>;
}

/** The part that both forms share. It checks the fields, sends codes, requests captchas, and shows refusals at the fields. */
async function post(visit: Visit, form: PostedForm, { purpose, intent, account, refused, values, problems, submit }: Post): Promise<Answered<CodeAnswer>> {
  if (intent === 'newCaptcha') return withCaptcha(visit, { answer: { values, fields: {} }, status: 200 });
  const isForCode = intent === 'sendCode';
  const relevant = Object.entries(problems).filter(([field]) => !isForCode || field === 'account');
  const checked: CodeAnswer = { values, fields: onlyWrong(Object.fromEntries(relevant.map(([field, problem]) => [field, wordsOf(problem)]))) };
  // A captcha can be used once, so a form that had a captcha gets a new one.
  const hadCaptcha = form.has(CAPTCHA_FIELD);
  const again = (answer: CodeAnswer, status: number, captcha = hadCaptcha) => (
    captcha ? withCaptcha(visit, { answer, status }) : { answer, status }
  );
  const refusal = async (failure: Failure) => {
    const asked = CAPTCHA_FIELD in failure.fields;
    const challenge = asked && visit.scripted && !form.has(CHALLENGE_FIELDS.id) && form.text(CAPTCHA_FIELD) === ''
      && (await challengeFor(visit, isForCode ? 'sendCode' : purpose, account));
    if (challenge) return { answer: { values, fields: {}, challenge }, status: failure.status };
    return again({ values, ...sayingOf(failure, refused) }, failure.status, hadCaptcha || asked);
  };
  if (hasErrors(checked)) return again(checked, 422);
  if (isForCode) {
    const { value: sent, failure } = await carryOut(() => visit.account.sendCode(account, purpose, takeProof(visit.session, form)));
    if (failure) return refusal(failure);
    visit.session.setPendingId(purpose, sent.codeId);
    const answer = { ...checked, codeSent: true, ...(sent.code ? { demoCode: sent.code } : {}) };
    // A registration needs a challenge. Without script, the picture stands in the form before the passwords are typed, since they never come back.
    const needsPicture = purpose === 'register' && !visit.scripted && (await challengeFor(visit, purpose, account)) !== null;
    return needsPicture ? withCaptcha(visit, { answer, status: 200 }) : { answer, status: 200 };
  }
  const { failure } = await carryOut(submit);
  return failure ? refusal(failure) : null;
}

/** A challenge for the program of the page; `null` if the upstream has none, or does not answer. */
async function challengeFor(visit: Visit, action: ChallengeAction, account: string): Promise<Challenge | null> {
  return (await carryOut(() => visit.account.challenge(action, account))).value ?? null;
}

/** The form with a new captcha, or with the reason why there is none. */
async function withCaptcha(visit: Visit, { answer, status }: AnsweredForm): Promise<AnsweredForm> {
  const { value: captcha, failure } = await carryOut(() => showCaptcha(visit));
  return failure ? { answer: { ...answer, ...sayingOf(failure) }, status: failure.status } : { answer: { ...answer, captcha }, status };
}

/** The message of a failure: at the wrong field, or for the form as a whole. */
function sayingOf({ status, fields, summary }: Failure, refused?: string): Pick<CodeAnswer, 'fields' | 'summary'> {
  if (!summary) return { fields };
  return refused && status === 401 ? { fields: { ...fields, [refused]: summary } } : { fields, summary };
}

async function enter(visit: Visit, user: User): Promise<void> {
  for (const id of ['captcha', 'login', 'register'] as const) visit.session.setPendingId(id, undefined);
  visit.session.signedIn({ userCode: user.userCode, name: user.name });
  await takeCartAlong(visit);
  await runQueue(visit);
}

/**
 * Reads the cart after sign-in. The upstream then merges the anonymous cart into the user's, and a message says so. If the call fails, the cookie
 * keeps the key of the anonymous cart, and the next call about the cart merges it.
 */
async function takeCartAlong({ trade, cartCookie, session }: Visit): Promise<void> {
  const { key, lines: count } = cartCookie.value;
  const { value: merged } = await carryOut(() => trade.cart());
  if (!merged || key === undefined || count === 0) return;
  const total = merged.lines.length;
  // The user's cart already had other lines. The next order contains them too, so the message mentions them.
  const words = total > count ? 'cart:message.mergedMore' : 'cart:message.merged';
  session.flash({ kind: 'result', key: words, values: { count, total } });
}

function wordsOf(problem: FieldProblem | null): Words | null {
  if (!problem) return null;
  const { least, most } = ACCOUNT_LIMITS.password;
  return { key: `account:error.${problem}`, ...(problem === 'newPassword' ? { values: { least, most } } : {}) };
}
