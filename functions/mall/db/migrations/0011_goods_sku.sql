-- Lists of parts name products by the seller's own number.
CREATE INDEX goods_sku ON goods (sku) WHERE sku <> '';
