import { BOOKMARK } from '~/upstream/contract/base/bookmark';
import type { PolicyName } from '~/upstream/contract/base/call';

/**
 * Opens a session of a database that has replicas (README, "Replicas"). What is private is read from the primary. The nearest replica answers public reads, as soon as it
 * has what the request's bookmark stands for.
 */
export function openSession(db: Pick<D1Database, 'withSession'>, policy: PolicyName, { headers }: Request): D1DatabaseSession {
  return db.withSession(policy === 'never' ? 'first-primary' : headers.get(BOOKMARK) ?? 'first-unconstrained');
}
