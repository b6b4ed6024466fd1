-- Carts, orders, payments, refunds and invoices. Amounts are millionths of a yuan, times ms since 1970.

-- This table never has a row. If a batch would break a rule, it inserts a row, and the constraint of this rule ends the batch.
CREATE TABLE must (
  reason TEXT NOT NULL,
  CONSTRAINT must_state CHECK (reason <> 'state'),     -- a state is not the state from which the change starts
  CONSTRAINT must_stock CHECK (reason <> 'stock'),     -- stock, price or terms of a product have changed since they were validated
  CONSTRAINT must_credit CHECK (reason <> 'credit'),   -- the order exceeds the credit, or an order is overdue
  CONSTRAINT must_refund CHECK (reason <> 'refund'),   -- the pieces or the amount that can be refunded have changed since they were validated
  CONSTRAINT must_unpaid CHECK (reason <> 'unpaid'),   -- the buyer already has the maximum number of unpaid orders
  CONSTRAINT must_known CHECK (reason IN ('state', 'stock', 'credit', 'refund', 'unpaid'))
);

CREATE TABLE cart (
  cart_id TEXT PRIMARY KEY,         -- user_code of a user, or SHA-256 of the key of an anonymous cart
  is_user INTEGER NOT NULL CHECK (is_user IN (0, 1)),
  used_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX cart_age ON cart (used_at) WHERE is_user = 0;

CREATE TABLE cart_line (
  cart_id TEXT NOT NULL REFERENCES cart (cart_id) ON DELETE CASCADE,
  goods_id TEXT NOT NULL,
  qty INTEGER NOT NULL CHECK (qty > 0),
  selected INTEGER NOT NULL DEFAULT 1 CHECK (selected IN (0, 1)),
  added_price INTEGER,              -- unit price when the quantity was set; NULL if there was no price
  added_at INTEGER NOT NULL,        -- lines are sorted by this time
  mpn TEXT NOT NULL,                -- mpn and brands are shown if the product is no longer in the catalogue
  brand_cn TEXT NOT NULL,
  brand_en TEXT NOT NULL,
  PRIMARY KEY (cart_id, goods_id)
) WITHOUT ROWID;

CREATE TABLE trade_order (
  order_no TEXT PRIMARY KEY,        -- F20261122-00482137
  user_code TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('P0A', 'P0C', 'P0D', 'P0R', 'P0W', 'P0F')),
  payment_method TEXT NOT NULL CHECK (payment_method IN ('PW0', 'PW1')),
  payment_status TEXT NOT NULL DEFAULT 'P0C' CHECK (payment_status IN ('P0C', 'P0S', 'P0F')),
  invoice_status TEXT NOT NULL DEFAULT 'I0C' CHECK (invoice_status IN ('I0C', 'IOA', 'I0S')),
  total INTEGER NOT NULL,           -- amount of all lines before the discount
  discount TEXT NOT NULL,           -- the multiplier; '0' if there is no discount
  payable INTEGER NOT NULL CHECK (payable >= 0),
  refund_held INTEGER NOT NULL DEFAULT 0, -- amount of refunds that are neither cancelled nor rejected
  refunded INTEGER NOT NULL DEFAULT 0,    -- amount of refunds that are complete
  shipping TEXT NOT NULL CHECK (shipping IN ('FP0', 'FP1')),
  pay_until INTEGER,                -- when the order closes if it is not paid
  shipped_at INTEGER,
  received_at INTEGER,
  carrier TEXT NOT NULL DEFAULT '',
  tracking_no TEXT NOT NULL DEFAULT '',
  address TEXT NOT NULL,            -- JSON with the field names of the contract: the address when the order was placed
  shortage TEXT NOT NULL CHECK (shortage IN ('ship', 'wait', 'drop')),
  remark TEXT NOT NULL DEFAULT '',
  invoice_no TEXT UNIQUE,
  invoice_title TEXT NOT NULL DEFAULT '',
  tax_no TEXT NOT NULL DEFAULT '',
  invoice_applied_at INTEGER,
  invoice_issued_at INTEGER,
  invoice_amount INTEGER,           -- billed amount, without amounts that were refunded before
  CHECK (refund_held BETWEEN 0 AND payable),
  CHECK (refunded BETWEEN 0 AND refund_held)
) WITHOUT ROWID;
CREATE INDEX order_user ON trade_order (user_code, created_at);
CREATE INDEX order_user_unpaid ON trade_order (user_code) WHERE status = 'P0C';
CREATE INDEX order_unpaid ON trade_order (pay_until) WHERE status = 'P0C';
CREATE INDEX order_shipped ON trade_order (shipped_at) WHERE status = 'P0R';
CREATE INDEX order_pay_back ON trade_order (order_no) WHERE status = 'P0F' AND payment_status = 'P0S';
CREATE INDEX order_on_account ON trade_order (user_code) WHERE payment_method = 'PW1' AND payment_status = 'P0C';

CREATE TABLE order_line (
  order_no TEXT NOT NULL,
  line_no INTEGER NOT NULL,         -- from 1
  goods_id TEXT NOT NULL,
  mpn TEXT NOT NULL,
  qty INTEGER NOT NULL CHECK (qty > 0),
  unit_price INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  discounted INTEGER NOT NULL,      -- amount of the line after the discount
  reserved INTEGER NOT NULL CHECK (reserved >= 0),        -- pieces that were taken from the stock for this line and are not shipped yet
  ordered INTEGER NOT NULL CHECK (ordered >= 0),          -- pieces that are ordered in for this line
  ordered_date TEXT,                -- day by which ordered pieces ship, YYYY-MM-DD
  shipped INTEGER NOT NULL DEFAULT 0 CHECK (shipped >= 0),
  shipped_ordered INTEGER NOT NULL DEFAULT 0,             -- how many of the shipped pieces were ordered in
  returned INTEGER NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND shipped),
  refund_qty INTEGER NOT NULL DEFAULT 0,                  -- pieces and amount of refunds that are neither cancelled nor rejected
  refund_amount INTEGER NOT NULL DEFAULT 0,
  snapshot TEXT NOT NULL,           -- JSON: the data of the product when the order was placed
  PRIMARY KEY (order_no, line_no),
  UNIQUE (order_no, goods_id),
  CHECK (refund_qty BETWEEN 0 AND qty),
  CHECK (refund_amount BETWEEN 0 AND discounted)
) WITHOUT ROWID;
CREATE INDEX order_line_reserved ON order_line (goods_id) WHERE reserved > 0;

-- Each order has one payment, which is created with the order.
CREATE TABLE payment (
  payment_no TEXT PRIMARY KEY,
  order_no TEXT NOT NULL UNIQUE,
  amount INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'P0C' CHECK (status IN ('P0C', 'P0S', 'P0F')),
  paid_at INTEGER
) WITHOUT ROWID;

-- Call-backs of the provider that passed the checks. Each call-back counts once.
CREATE TABLE payment_event (
  event_id TEXT PRIMARY KEY,
  payment_no TEXT NOT NULL,
  kind TEXT NOT NULL,               -- the provider's word: paid, failed
  outcome TEXT NOT NULL,            -- the result of the call-back: taken, ignored, late
  received_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Call-backs that the test provider sends later.
CREATE TABLE test_delivery (
  payment_no TEXT PRIMARY KEY,
  due_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE refund (
  refund_no TEXT PRIMARY KEY,
  order_no TEXT NOT NULL,
  user_code TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('T01', 'T02')),
  status TEXT NOT NULL CHECK (status IN ('S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07')),
  line_no INTEGER NOT NULL,
  qty INTEGER NOT NULL CHECK (qty > 0),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  reason TEXT NOT NULL,
  carrier TEXT NOT NULL DEFAULT '',
  tracking_no TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX refund_order ON refund (order_no);
CREATE INDEX refund_user ON refund (user_code, created_at);
CREATE INDEX refund_paying ON refund (status) WHERE status = 'S04';

-- All changes of states.
CREATE TABLE trade_event (
  number INTEGER PRIMARY KEY,
  order_no TEXT NOT NULL,
  machine TEXT NOT NULL,            -- order, payment, invoice, refund T01, refund T02
  subject TEXT NOT NULL,            -- number of the order, payment or refund
  from_status TEXT,                 -- NULL for the first state
  to_status TEXT NOT NULL,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,              -- buyer, mall, provider, operator, clock
  cause TEXT NOT NULL
);
CREATE INDEX trade_event_order ON trade_event (order_no);

-- The answers for idempotency keys. They are kept for a day.
CREATE TABLE idempotency (
  user_code TEXT NOT NULL,
  key TEXT NOT NULL,
  operation TEXT NOT NULL,
  content TEXT NOT NULL,            -- SHA-256 of the payload
  answer TEXT NOT NULL,             -- JSON
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_code, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_age ON idempotency (created_at);
