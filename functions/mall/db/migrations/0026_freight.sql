-- Freight abroad, in millionths of a yuan. It is a part of the amount that is paid. The column shipping of such an order has no meaning.
ALTER TABLE trade_order ADD COLUMN freight INTEGER NOT NULL DEFAULT 0 CHECK (freight >= 0);
ALTER TABLE refund ADD COLUMN freight INTEGER NOT NULL DEFAULT 0 CHECK (freight >= 0); -- in the amount of the refund: nothing of its order is shipped
