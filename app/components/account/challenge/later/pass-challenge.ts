/** Passes a challenge and posts the form again. It loads when the first challenge is asked. */
import { type Challenge, CHALLENGE_FIELDS, type Work } from '~/domain/challenge/challenge-records';
import { showTurnstile } from './turnstile-widget';

/**
 * Finds the answer to a challenge, and posts the form again with it. If there is none, the form asks for a picture.
 * @param place - element in the form, for a widget
 * @param signal - aborted if the answer is not needed any more
 */
export async function passChallenge(place: HTMLElement, challenge: Challenge, signal: AbortSignal): Promise<void> {
  const answer = await (challenge.provider === 'work' ? solveInThread(challenge.work, signal) : showTurnstile(place, challenge, signal)).catch(() => null);
  const form = place.closest('form');
  if (signal.aborted || !form) return;
  if (answer === null) return post(form, 'newCaptcha', {});
  post(form, challenge.action === 'sendCode' ? 'sendCode' : '', { [CHALLENGE_FIELDS.id]: challenge.id, [CHALLENGE_FIELDS.answer]: answer });
}

/** Solves a proof of work in a thread of its own. @throws if the browser does not start it */
function solveInThread(work: Work, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
    const end = () => thread.terminate();
    thread.onmessage = ({ data }) => {
      end();
      resolve(typeof data === 'string' ? data : null);
    };
    thread.onerror = () => {
      end();
      reject(new Error('the thread does not start'));
    };
    signal.addEventListener('abort', end);
    thread.postMessage(work);
  });
}

/** Posts a form as a button with this intent does. The fields are in this post only, because an answer counts once. */
function post(form: HTMLFormElement, intent: string, fields: Record<string, string>): void {
  const button = document.createElement('button');
  Object.assign(button, { name: 'intent', value: intent, hidden: true });
  const added = [button, ...Object.entries(fields).map(([name, value]) => {
    const input = document.createElement('input');
    return Object.assign(input, { type: 'hidden', name, value });
  })];
  for (const one of added) form.appendChild(one);
  form.requestSubmit(button);
  for (const one of added) one.remove();
}
