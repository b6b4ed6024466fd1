-- What an import needs to update a catalogue.
ALTER TABLE goods ADD COLUMN sku TEXT NOT NULL DEFAULT '';             -- the seller's own number; empty if there is none
ALTER TABLE goods ADD COLUMN weight REAL;                              -- g; NULL if it is unknown
ALTER TABLE goods ADD COLUMN popularity REAL NOT NULL DEFAULT 0;       -- products are ranked by it, then by id
ALTER TABLE goods ADD COLUMN updated_at INTEGER NOT NULL DEFAULT 0;    -- when a load last wrote the product, ms since 1970
UPDATE goods SET popularity = 2000.0 / rank;

-- The files of a load into production that have run. Each file records itself, so that a load that was ended goes on with the next one.
CREATE TABLE load_step (
  plan TEXT NOT NULL,
  step INTEGER NOT NULL,
  PRIMARY KEY (plan, step)
) WITHOUT ROWID;
