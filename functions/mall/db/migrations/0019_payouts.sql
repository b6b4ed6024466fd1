-- Money that goes back to buyers, and second payments of one order. Amounts are millionths of a yuan, times ms since 1970.
CREATE TABLE payout (
  payout_no TEXT PRIMARY KEY,       -- number of the refund; number of the payment with -late; M20261126-00482137 for a second payment
  order_no TEXT NOT NULL,
  payment_no TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('refund', 'late', 'second')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  created_at INTEGER NOT NULL,
  sent_at INTEGER,                  -- NULL: the money still has to be sent
  sent_by TEXT NOT NULL DEFAULT ''  -- name of the operator; 'provider' if the payment provider sent it
) WITHOUT ROWID;
CREATE INDEX payout_order ON payout (order_no);
CREATE INDEX payout_open ON payout (created_at, payout_no) WHERE sent_at IS NULL;
CREATE INDEX payout_all ON payout (created_at, payout_no);

-- Refunds that an operator has to send are not due any more.
ALTER TABLE refund ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
DROP INDEX refund_paying;
CREATE INDEX refund_paying ON refund (refund_no) WHERE status = 'S04' AND listed = 0;

-- The movement of money that a call-back tells of. Two call-backs of one movement are one payment.
ALTER TABLE payment_event ADD COLUMN transaction_no TEXT;
ALTER TABLE payment_event ADD COLUMN amount INTEGER;          -- NULL for call-backs from before
UPDATE payment_event SET transaction_no = event_id;
CREATE UNIQUE INDEX payment_event_money ON payment_event (payment_no, transaction_no) WHERE outcome IN ('taken', 'late', 'second');
