import type { DemoAccount } from '~/domain/account/account-records';
import { hashPassword } from './secrets/secrets';

/** The account that a shop with `DEMO=1` shows. Its password is public. */
export const DEMO_ACCOUNT = { account: 'demo@farad.example', password: 'farad-demo-2026' } as const satisfies DemoAccount;

/** Adds the demo account if it is missing. */
export async function seedDemoAccount(db: D1Database, now = Date.now()): Promise<void> {
  if (await db.prepare('SELECT 1 FROM account WHERE account = ?1').bind(DEMO_ACCOUNT.account).first()) return;
  await db
    .prepare(
      `INSERT INTO account (user_code, account, password, user_name, company_name, credit_limit, created_at)
       VALUES ('U00000001', ?1, ?2, 'Demo', 'Farad Demo', 50000000000, ?3) ON CONFLICT DO NOTHING`,
    )
    .bind(DEMO_ACCOUNT.account, await hashPassword(DEMO_ACCOUNT.password), now)
    .run();
}
