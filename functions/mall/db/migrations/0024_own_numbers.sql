-- The numbers that buyers give their orders and the lines of these themselves; '' where they give none.
ALTER TABLE cart_line ADD COLUMN part_ref TEXT NOT NULL DEFAULT '';
ALTER TABLE order_line ADD COLUMN part_ref TEXT NOT NULL DEFAULT '';
ALTER TABLE trade_order ADD COLUMN customer_order_no TEXT NOT NULL DEFAULT '';

-- The latest name and tax number that a user gave for an invoice.
CREATE TABLE invoice_details (
  user_code TEXT PRIMARY KEY,
  invoice_title TEXT NOT NULL,
  tax_no TEXT NOT NULL
) WITHOUT ROWID;

-- What orders wait for, by product. With the number of pieces, the table itself is not read.
CREATE INDEX order_line_ordered ON order_line (goods_id, ordered) WHERE ordered > 0;
