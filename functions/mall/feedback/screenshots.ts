import { FEEDBACK_LIMITS } from '~/domain/feedback/feedback-rules';
import { screenshotType } from '~/domain/feedback/screenshot-type';
import { badPayload } from '../http/refusal';
import type { MallContext } from '../http/route';
import { newToken } from '../user/secrets/secrets';
import { MESSAGES } from './messages';

/** How long a screenshot is kept, s. */
const KEPT_FOR = 365 * 24 * 60 * 60;
const MEGABYTE = 1024 * 1024;

/** Checks a picture by its bytes. @param base64 - the picture @throws Refusal if it is too large, or not of an accepted type */
export function checkScreenshot(base64: string): void {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > FEEDBACK_LIMITS.screenshot) throw badPayload('screenshot', MESSAGES.tooLarge(FEEDBACK_LIMITS.screenshot / MEGABYTE));
  if (screenshotType(bytes) === null) throw badPayload('screenshot', MESSAGES.noPicture);
}

/** Keeps a picture for a year, in base64, under a key that nobody can guess. @returns the key */
export async function keepScreenshot(context: MallContext, base64: string): Promise<string> {
  const key = `feedback/${newToken()}`;
  await context.bindings.CATALOGUE.put(key, base64, { expirationTtl: KEPT_FOR });
  return key;
}

/** Removes a picture, whose feedback could not be stored. */
export async function dropScreenshot(context: MallContext, key: string): Promise<void> {
  await context.bindings.CATALOGUE.delete(key);
}

/** A picture in base64; `null` if it is not kept any more. */
export function readScreenshot(context: MallContext, key: string): Promise<string | null> {
  return context.bindings.CATALOGUE.get(key);
}
