-- Bounds on what accounts and addresses may hold, open and ask for. Times are ms since 1970.

-- Whether an account has a paid order. The bounds of new buyers end then.
CREATE INDEX order_user_paid ON trade_order (user_code) WHERE payment_status = 'P0S';

-- An anonymous cart without lines is removed sooner than one with lines.
ALTER TABLE cart ADD COLUMN emptied_at INTEGER;   -- when its last line was removed; NULL if it has lines, or belongs to a user
UPDATE cart SET emptied_at = used_at WHERE is_user = 0 AND NOT EXISTS (SELECT 1 FROM cart_line WHERE cart_line.cart_id = cart.cart_id);
CREATE INDEX cart_empty ON cart (emptied_at) WHERE emptied_at IS NOT NULL;

-- Due transitions that failed. They are tried again later, so that others go before them.
CREATE TABLE due_failure (
  kind TEXT NOT NULL,               -- as in functions/mall/trade/due-transitions.ts
  number TEXT NOT NULL,             -- of the order, refund, payment or payout
  tries INTEGER NOT NULL,
  retry_at INTEGER NOT NULL,
  PRIMARY KEY (kind, number)
) WITHOUT ROWID;
CREATE INDEX due_failure_age ON due_failure (retry_at);

-- This table never has a row. It has more rules now.
DROP TABLE must;
CREATE TABLE must (
  reason TEXT NOT NULL,
  CONSTRAINT must_state CHECK (reason <> 'state'),     -- a state or a version is not the one from which the change starts
  CONSTRAINT must_stock CHECK (reason <> 'stock'),     -- stock, price or terms of a product have changed since they were validated
  CONSTRAINT must_credit CHECK (reason <> 'credit'),   -- the order exceeds the credit, or an order is overdue
  CONSTRAINT must_refund CHECK (reason <> 'refund'),   -- the pieces or the amount that can be refunded have changed since they were validated
  CONSTRAINT must_unpaid CHECK (reason <> 'unpaid'),   -- the buyer already has the maximum number of unpaid orders
  CONSTRAINT must_owed CHECK (reason <> 'owed'),       -- the unpaid orders of a new buyer amount to more than allowed
  CONSTRAINT must_held CHECK (reason <> 'held'),       -- new buyers hold more of a product's stock than allowed
  CONSTRAINT must_often CHECK (reason <> 'often'),     -- an account or an address has used up an allowance
  CONSTRAINT must_full CHECK (reason <> 'full'),       -- the user already has the maximum number of records
  CONSTRAINT must_size CHECK (reason <> 'size'),       -- the record is too large
  CONSTRAINT must_known CHECK (reason IN ('state', 'stock', 'credit', 'refund', 'unpaid', 'owed', 'held', 'often', 'full', 'size'))
);
