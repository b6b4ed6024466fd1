-- A buyer looks among own orders for the beginning of a part number, or of an own one. An order may have 2,000 lines.
CREATE INDEX order_line_mpn ON order_line (order_no, upper(mpn));
CREATE INDEX order_line_part_ref ON order_line (order_no, upper(part_ref)) WHERE part_ref <> '';
