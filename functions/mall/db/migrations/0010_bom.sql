-- Bills of materials. Times are ms since 1970.
CREATE TABLE bom (
  bom_no TEXT PRIMARY KEY,          -- B and digits
  user_code TEXT REFERENCES account (user_code) ON DELETE CASCADE, -- NULL if it belongs to an anonymous visitor
  key_hash TEXT,                    -- SHA-256 of the key of an anonymous visitor; NULL if it belongs to a user
  version INTEGER NOT NULL,         -- the present version; grows with each change
  name TEXT NOT NULL,
  lines INTEGER NOT NULL,
  source TEXT NOT NULL,             -- JSON: name, kind, encoding and delimiter of the file, and the names of its sheets
  saved INTEGER NOT NULL DEFAULT 0 CHECK (saved IN (0, 1)), -- 0: it is removed some days after its last change
  updated_at INTEGER NOT NULL,
  share_key TEXT,                   -- key of the read-only link; NULL if there is none. It opens nothing that is not in this database
  share_hash TEXT UNIQUE,           -- SHA-256 of the key, to find it by
  shared_at INTEGER,
  CHECK ((user_code IS NULL) <> (key_hash IS NULL)),
  CHECK (saved = 0 OR user_code IS NOT NULL)
) WITHOUT ROWID;
CREATE INDEX bom_user ON bom (user_code, updated_at) WHERE user_code IS NOT NULL;
CREATE INDEX bom_key ON bom (key_hash, updated_at) WHERE key_hash IS NOT NULL;
CREATE INDEX bom_age ON bom (updated_at) WHERE saved = 0;

-- The saved versions in the history.
CREATE TABLE bom_version (
  bom_no TEXT NOT NULL REFERENCES bom (bom_no) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  lines INTEGER NOT NULL,
  bytes INTEGER NOT NULL,           -- size of its pieces
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (bom_no, version)
) WITHOUT ROWID;

-- The contents: JSON text, cut into pieces because a row has at most 2 MB. The present version and those of the history have all their fields.
CREATE TABLE bom_piece (
  bom_no TEXT NOT NULL REFERENCES bom (bom_no) ON DELETE CASCADE,
  version INTEGER NOT NULL,         -- 0 for what does not change with the versions: source, parts
  field TEXT NOT NULL,              -- mapping, settings, lines, repairs; source: the sheets of the file; parts: what was shared
  piece INTEGER NOT NULL,           -- from 0
  data TEXT NOT NULL,
  PRIMARY KEY (bom_no, version, field, piece)
);

-- The products that users have chosen for what their lines ask for.
CREATE TABLE bom_choice (
  number INTEGER PRIMARY KEY,       -- the highest is the newest
  user_code TEXT NOT NULL REFERENCES account (user_code) ON DELETE CASCADE,
  wanted TEXT NOT NULL,             -- what the lines ask for, spelt in one way
  goods_id TEXT NOT NULL,
  UNIQUE (user_code, wanted)
);

-- This table never has a row. It has more rules now.
DROP TABLE must;
CREATE TABLE must (
  reason TEXT NOT NULL,
  CONSTRAINT must_state CHECK (reason <> 'state'),     -- a state or a version is not the one from which the change starts
  CONSTRAINT must_stock CHECK (reason <> 'stock'),     -- stock, price or terms of a product have changed since they were validated
  CONSTRAINT must_credit CHECK (reason <> 'credit'),   -- the order exceeds the credit, or an order is overdue
  CONSTRAINT must_refund CHECK (reason <> 'refund'),   -- the pieces or the amount that can be refunded have changed since they were validated
  CONSTRAINT must_unpaid CHECK (reason <> 'unpaid'),   -- the buyer already has the maximum number of unpaid orders
  CONSTRAINT must_full CHECK (reason <> 'full'),       -- the user already has the maximum number of records
  CONSTRAINT must_size CHECK (reason <> 'size'),       -- the record is too large
  CONSTRAINT must_known CHECK (reason IN ('state', 'stock', 'credit', 'refund', 'unpaid', 'full', 'size'))
);
