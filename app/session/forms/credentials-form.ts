/** The forms of `POST /login` and `POST /register` (interfaces.md, "Forms"). */
import { accountProblem, ACCOUNT_LIMITS, codeProblem, newPasswordProblem, readCode, triedPasswordProblem, type FieldProblem } from '../../domain/account-rules';
import type { User } from '../../domain/account';
import { hasErrors, onlyWrong, type CodeAnswer, type LoginAnswer, type RegisterAnswer } from '../../domain/form-answer';
import type { Words } from '../../domain/message';
import { runQueue, type Visit } from '../after-login';
import { showCaptcha, takeCaptcha } from './captcha';
import type { PostedForm } from './form';
import { carryOut } from './form-failure';

/** The form again with what is to be said of it, and under which status; `null`: somebody is signed in now. */
export type Answered<A> = { answer: A; status: number } | null;

/** Characters of a field that are read, and come back in the form. */
const FIELD_LIMIT = 200;

/** Signs in by password or by code, and runs what waited for it. @throws what is no failure of the upstream */
export async function postLogin(visit: Visit, form: PostedForm): Promise<Answered<LoginAnswer>> {
  const account = form.text('account').slice(0, FIELD_LIMIT);
  const password = form.text('password');
  const validCode = form.text('validCode');
  const keep = form.text('isAutomatic') === 'T';
  const sends = form.text('intent') === 'sendCode';
  // Section 5: a code without a password is a sign-in by code.
  const byCode = sends || form.text('by') === 'code' || (validCode !== '' && password === '');
  const answered = await post(visit, form, {
    purpose: 'login',
    account,
    values: { account, ...(keep ? { isAutomatic: 'T' } : {}) },
    problems: { account: accountProblem(account), ...(byCode ? { validCode: codeProblem(validCode) } : { password: triedPasswordProblem(password) }) },
    async submit(captcha) {
      const fields = { account, keep, captcha };
      const user = byCode
        ? await visit.account.signInWithCode(fields, readCode(validCode), visit.session.ids.login)
        : await visit.account.signInWithPassword(fields, password);
      await enter(visit, user, keep);
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
    account,
    values: { account, validCode, ...(agree ? { agree: 'T' } : {}) },
    problems: {
      account: accountProblem(account),
      validCode: codeProblem(validCode),
      password: newPasswordProblem(password),
      confirmPassword: password === form.text('confirmPassword') ? null : 'confirm',
      agree: agree ? null : 'agree',
    },
    async submit() {
      await enter(visit, await visit.account.register(account, password, readCode(validCode), visit.session.ids.register), false);
    },
  });
}

interface Post {
  purpose: 'login' | 'register';
  account: string;
  /** What comes back in the form. */
  values: Record<string, string>;
  /** What is wrong with each field before anybody is asked. */
  problems: Record<string, FieldProblem | null>;
  submit(captcha: ReturnType<typeof takeCaptcha>): Promise<void>;
}

/** What both forms have in common: codes on request, pictures where they are asked for, and refusals beside their fields. */
async function post(visit: Visit, form: PostedForm, { purpose, account, values, problems, submit }: Post): Promise<Answered<CodeAnswer>> {
  const intent = form.text('intent');
  const answer: CodeAnswer = { values, fields: {} };
  let status = 200;
  // A picture counts once, and one that was shown is shown anew with the form.
  let captcha = visit.session.ids.captcha !== undefined;
  if (intent !== 'newCaptcha') {
    const relevant = Object.entries(problems).filter(([field]) => intent !== 'sendCode' || field === 'account');
    answer.fields = onlyWrong(Object.fromEntries(relevant.map(([field, problem]) => [field, wordsOf(problem)])));
    if (hasErrors(answer)) status = 422;
    else {
      const typed = takeCaptcha(visit.session, form);
      const failure = await carryOut(async () => {
        if (intent !== 'sendCode') return submit(typed);
        const { codeId, code } = await visit.account.sendCode(account, purpose, typed);
        visit.session.await(purpose, codeId);
        answer.codeSent = true;
        if (code) answer.demoCode = code;
      });
      if (!failure && intent !== 'sendCode') return null;
      if (failure) ({ status } = failure);
      Object.assign(answer, failure && { fields: failure.fields, ...(failure.summary ? { summary: failure.summary } : {}) });
      captcha = failure ? captcha || failure.captcha : false;
    }
  }
  if (captcha || intent === 'newCaptcha') {
    const failure = await carryOut(async () => {
      answer.captcha = await showCaptcha(visit);
    });
    if (failure) return { answer: { ...answer, ...(failure.summary ? { summary: failure.summary } : {}) }, status: failure.status };
  }
  return { answer, status };
}

async function enter(visit: Visit, user: User, keep: boolean): Promise<void> {
  for (const id of ['captcha', 'login', 'register'] as const) visit.session.await(id, undefined);
  visit.session.signedIn({ userCode: user.userCode, name: user.name }, keep);
  await runQueue(visit);
}

function wordsOf(problem: FieldProblem | null): Words | null {
  if (!problem) return null;
  const { least, most } = ACCOUNT_LIMITS.password;
  return { key: `account:error.${problem}`, ...(problem === 'newPassword' ? { values: { least, most } } : {}) };
}
