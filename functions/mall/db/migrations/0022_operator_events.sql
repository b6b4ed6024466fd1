-- What operators changed, written in the transaction of the change. Times are ms since 1970.
CREATE TABLE operator_event (
  number INTEGER PRIMARY KEY,       -- the highest is the newest
  at INTEGER NOT NULL,
  operator TEXT NOT NULL,           -- name of the operator; empty if the caller named none
  action TEXT NOT NULL,             -- as in functions/mall/http/operator-journal.ts
  subject TEXT NOT NULL,            -- number of the order, refund, payout or feedback; the account; the file
  detail TEXT NOT NULL DEFAULT ''
);
CREATE INDEX operator_event_subject ON operator_event (subject, number);

-- Operators list the orders of all buyers, by status or by time.
CREATE INDEX order_status ON trade_order (status, created_at);
CREATE INDEX order_time ON trade_order (created_at);

-- The refunds on which an operator has to decide.
CREATE INDEX refund_undecided ON refund (created_at) WHERE status = 'S01' OR (status = 'S03' AND type = 'T02');
CREATE INDEX refund_time ON refund (created_at);
