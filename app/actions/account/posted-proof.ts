import { CHALLENGE_FIELDS, CHALLENGE_LIMITS } from '../../domain/challenge/challenge-records';
import type { Proof } from '../../upstream/account';
import type { Session } from '../../session/session';
import type { PostedForm } from '../form/posted-form';
import { takeCaptcha } from './shown-captcha';

/** What a form has where a challenge is needed: the answer to one, or the characters of the last picture. */
export function takeProof(session: Session, form: PostedForm): Proof {
  const id = form.text(CHALLENGE_FIELDS.id).slice(0, CHALLENGE_LIMITS.challengeId);
  const answer = form.text(CHALLENGE_FIELDS.answer).slice(0, CHALLENGE_LIMITS.challengeAnswer);
  return { challenge: id || answer ? { id, answer } : undefined, captcha: takeCaptcha(session, form) };
}
