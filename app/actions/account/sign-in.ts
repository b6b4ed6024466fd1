/** The forms of `POST /login` and `POST /register` (app/routes/README.md, "Forms"). */
import type { User } from '../../domain/account/account';
import { accountProblem, ACCOUNT_LIMITS, codeProblem, newPasswordProblem, readCode, triedPasswordProblem, type FieldProblem } from '../../domain/account/account-rules';
import { hasErrors, onlyWrong, type CodeAnswer, type LoginAnswer, type RegisterAnswer } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { runQueue, type Visit } from '../after-login';
import { takeCartAlong } from '../cart/visitor-cart';
import { carryOut, type FormFailure } from '../form/form-failure';
import type { PostedForm } from '../form/posted-form';
import { showCaptcha, takeCaptcha } from './shown-captcha';

/** The form again with what is to be said of it, and under which status; `null`: somebody is signed in now. */
export type Answered<A> = { answer: A; status: number } | null;

/** Characters of a field that are read, and come back in the form. */
const FIELD_LIMIT = 200;

/** Signs in by password or by code, and runs what waited for it. @throws what is no failure of the upstream */
export async function postLogin(visit: Visit, form: PostedForm): Promise<Answered<LoginAnswer>> {
  const account = form.text('account').slice(0, FIELD_LIMIT);
  const password = form.text('password');
  const validCode = form.text('validCode').slice(0, FIELD_LIMIT);
  const keep = form.text('isAutomatic') === 'T';
  // A code without a password is a sign-in by code.
  const byCode = form.text('intent') === 'sendCode' || form.text('by') === 'code' || (validCode !== '' && password === '');
  // Who has only the account to give, and has asked for no code yet, wants one.
  const sends = byCode && validCode === '' && visit.session.ids.login === undefined;
  const answered = await post(visit, form, {
    purpose: 'login',
    intent: sends && form.text('intent') === '' ? 'sendCode' : form.text('intent'),
    account,
    ...(byCode ? { refused: 'validCode' } : {}),
    values: { account, ...(byCode ? { validCode } : {}), ...(keep ? { isAutomatic: 'T' } : {}) },
    problems: { account: accountProblem(account), ...(byCode ? { validCode: codeProblem(validCode) } : { password: triedPasswordProblem(password) }) },
    async submit() {
      const fields = { account, keep, captcha: takeCaptcha(visit.session, form) };
      const user = byCode
        ? await visit.account.signInWithCode(fields, readCode(validCode), visit.session.ids.login)
        : await visit.account.signInWithPassword(fields, password);
      await enter(visit, user);
    },
  });
  return answered && { ...answered, answer: { ...answered.answer, by: byCode ? 'code' : 'password' } };
}

/** Opens an account, signs it in, and runs what waited for it. @throws what is no failure of the upstream */
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
      await enter(visit, await visit.account.register(account, password, readCode(validCode), visit.session.ids.register));
    },
  });
}

interface Post {
  purpose: 'login' | 'register';
  /** What was asked for instead of the form's own: a code, or another picture. */
  intent: string;
  account: string;
  /** The field that is not right where the upstream refuses the form; otherwise that is not known. */
  refused?: string;
  /** What comes back in the form. */
  values: Record<string, string>;
  /** What is wrong with each field before anybody is asked. */
  problems: Record<string, FieldProblem | null>;
  submit(): Promise<void>;
}

/** What both forms have in common: codes on request, pictures where they are asked for, and refusals beside their fields. */
async function post(visit: Visit, form: PostedForm, { purpose, intent, account, refused, values, problems, submit }: Post): Promise<Answered<CodeAnswer>> {
  const answer: CodeAnswer = { values, fields: {} };
  let status = 200;
  // A picture counts once, and one that was shown in this form is shown anew with it.
  let captcha = form.has('imgCode');
  if (intent !== 'newCaptcha') {
    const relevant = Object.entries(problems).filter(([field]) => intent !== 'sendCode' || field === 'account');
    answer.fields = onlyWrong(Object.fromEntries(relevant.map(([field, problem]) => [field, wordsOf(problem)])));
    if (hasErrors(answer)) status = 422;
    else {
      const failure = await carryOut(async () => {
        if (intent !== 'sendCode') return submit();
        const { codeId, code } = await visit.account.sendCode(account, purpose, takeCaptcha(visit.session, form));
        visit.session.await(purpose, codeId);
        answer.codeSent = true;
        if (code) answer.demoCode = code;
      });
      if (!failure && intent !== 'sendCode') return null;
      captcha = failure ? captcha || failure.captcha : false;
      if (failure) {
        ({ status } = failure);
        Object.assign(answer, sayingOf(failure, refused));
      }
    }
  }
  if (captcha || intent === 'newCaptcha') {
    const failure = await carryOut(async () => {
      answer.captcha = await showCaptcha(visit);
    });
    if (failure) return { answer: { ...answer, ...sayingOf(failure) }, status: failure.status };
  }
  return { answer, status };
}

/** What the form says of a failure: beside the field that is not right, or of the form as a whole. */
function sayingOf({ status, fields, summary }: FormFailure, refused?: string): Pick<CodeAnswer, 'fields' | 'summary'> {
  if (!summary) return { fields };
  return refused && status === 401 ? { fields: { ...fields, [refused]: summary } } : { fields, summary };
}

async function enter(visit: Visit, user: User): Promise<void> {
  for (const id of ['captcha', 'login', 'register'] as const) visit.session.await(id, undefined);
  visit.session.signedIn({ userCode: user.userCode, name: user.name });
  await takeCartAlong(visit);
  await runQueue(visit);
}

function wordsOf(problem: FieldProblem | null): Words | null {
  if (!problem) return null;
  const { least, most } = ACCOUNT_LIMITS.password;
  return { key: `account:error.${problem}`, ...(problem === 'newPassword' ? { values: { least, most } } : {}) };
}
