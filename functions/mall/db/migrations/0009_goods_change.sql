-- What changed in the stock and the prices of products since the catalogue was loaded. The search columns in KV are not written again:
-- a search reads the changes that its isolate does not know yet. Loading a catalogue empties the table.
CREATE TABLE goods_change (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, -- a later change has a larger number
  rank INTEGER NOT NULL UNIQUE,
  stock INTEGER NOT NULL,
  tiers TEXT NOT NULL
);

CREATE TRIGGER goods_changed AFTER UPDATE OF stock, tiers ON goods
WHEN new.stock <> old.stock OR new.tiers <> old.tiers
BEGIN INSERT OR REPLACE INTO goods_change (rank, stock, tiers) VALUES (new.rank, new.stock, new.tiers); END;
