-- Payments at Stripe. Amounts are millionths of a yuan, times ms since 1970.

-- Pages at Stripe where buyers pay.
CREATE TABLE stripe_session (
  payment_no TEXT NOT NULL,
  attempt INTEGER NOT NULL,         -- from 1; a part of the idempotency key at Stripe
  session_id TEXT UNIQUE,           -- NULL until Stripe has answered
  url TEXT NOT NULL DEFAULT '',
  request TEXT NOT NULL,            -- JSON: the texts and addresses that were sent, so that a repetition sends the same
  amount INTEGER NOT NULL CHECK (amount > 0),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- creating: Stripe has not answered; open: can be paid; closing: must be ended at Stripe; processing: the buyer has finished, the money is on its way
  status TEXT NOT NULL CHECK (status IN ('creating', 'open', 'closing', 'processing', 'done')),
  check_at INTEGER NOT NULL,        -- when Stripe is asked next
  PRIMARY KEY (payment_no, attempt)
) WITHOUT ROWID;
CREATE INDEX stripe_session_due ON stripe_session (check_at) WHERE status <> 'done';
CREATE INDEX stripe_session_age ON stripe_session (created_at) WHERE status = 'done';

-- The way that the buyer has chosen; NULL: none yet.
ALTER TABLE payment ADD COLUMN pay_by TEXT CHECK (pay_by IN ('stripe', 'transfer'));

-- The provider of a call-back. NULL: the test provider, or from before.
ALTER TABLE payment_event ADD COLUMN provider TEXT;
CREATE INDEX payment_event_provider ON payment_event (received_at) WHERE provider IS NOT NULL;
CREATE INDEX payment_event_transaction ON payment_event (transaction_no) WHERE provider IS NOT NULL;

-- The provider that sends the money, and the payment there that it pays back. NULL: the test provider, or an operator.
ALTER TABLE payout ADD COLUMN provider TEXT;
ALTER TABLE payout ADD COLUMN transaction_no TEXT;
CREATE INDEX payout_provider ON payout (sent_at) WHERE provider IS NOT NULL;

-- Payments and refunds that only one side knows.
CREATE TABLE payment_difference (
  transaction_no TEXT PRIMARY KEY,  -- of the payment (pi_…) or the refund (re_…) at Stripe; the number of the payout if Stripe has no refund
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund')),
  known_to TEXT NOT NULL CHECK (known_to IN ('stripe', 'mall')),
  payment_no TEXT NOT NULL,         -- '' if it names none
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  found_at INTEGER NOT NULL,
  settled_at INTEGER,               -- NULL: a person still has to look at it
  settled_by TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX payment_difference_open ON payment_difference (found_at, transaction_no) WHERE settled_at IS NULL;
CREATE INDEX payment_difference_all ON payment_difference (found_at, transaction_no);

-- Up to when the payments of a provider are compared with those of the mall.
CREATE TABLE reconciled (
  provider TEXT PRIMARY KEY,
  until INTEGER NOT NULL
) WITHOUT ROWID;
