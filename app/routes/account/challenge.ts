import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { CHALLENGE_FIELDS, isChallengeAction } from '~/domain/challenge/challenge-records';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

/** Answers with a challenge for an action. 404 for an unknown action, or if the upstream has no challenges. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const action = new URL(request.url).searchParams.get('action');
  if (!isChallengeAction(action)) throw new Response('Not found', { status: 404 });
  const challenge = await context.account.challenge(action).catch((error: unknown) => {
    if (isUpstreamError(error)) throw new Response('Unavailable', { status: 503 });
    throw error;
  });
  if (!challenge) throw new Response('Not found', { status: 404 });
  const { id, ...parameters } = challenge;
  return Response.json({ [CHALLENGE_FIELDS.id]: id, ...parameters }, { headers: { 'cache-control': 'no-store' } });
}
