-- The catalogue: what is sold, in the order of popularity.
-- rank is the row number: index order is result order, so LIMIT stops early.

CREATE TABLE category (
  code TEXT PRIMARY KEY,            -- 1_03, 2_0312, 3_031207
  parent TEXT,                      -- code of the level above, NULL at level 1
  level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),
  position INTEGER NOT NULL,        -- order among its siblings
  name_cn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  parts INTEGER NOT NULL DEFAULT 0  -- parts in it and below
) WITHOUT ROWID;

CREATE TABLE brand (
  brand_id INTEGER PRIMARY KEY,     -- 1, 2, 3 …
  name_cn TEXT NOT NULL,            -- 村田
  name_en TEXT NOT NULL,            -- Murata
  aliases TEXT NOT NULL DEFAULT '[]', -- JSON: other spellings, sold names
  agent INTEGER NOT NULL DEFAULT 0 CHECK (agent IN (0, 1)), -- an agent line of the mall
  parts INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX brand_name_en ON brand (name_en COLLATE NOCASE);

CREATE TABLE goods (
  rank INTEGER PRIMARY KEY,         -- popularity: 1 is the most wanted
  id TEXT NOT NULL UNIQUE,          -- F0000048213
  mpn TEXT NOT NULL,
  mpn_n TEXT NOT NULL,              -- upper case, letters and digits only
  brand_id INTEGER NOT NULL,
  category TEXT NOT NULL,           -- code of level 3
  name_cn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  description_cn TEXT NOT NULL,
  description_en TEXT NOT NULL,
  package TEXT NOT NULL DEFAULT '',
  attributes TEXT NOT NULL DEFAULT '{}', -- JSON {key: number in SI units | text}; names and units in attribute
  datasheet_url TEXT NOT NULL DEFAULT '',
  images TEXT NOT NULL DEFAULT '[]',  -- JSON array of photo addresses, the first is the main one
  stock INTEGER NOT NULL DEFAULT 0 CHECK (stock >= 0),
  moq INTEGER NOT NULL DEFAULT 1,
  mpq INTEGER NOT NULL DEFAULT 1,
  step INTEGER NOT NULL DEFAULT 1,    -- perAddQuantity
  step_type INTEGER NOT NULL DEFAULT 0, -- perAddType: 1 = steps of MPQ above it
  tiers TEXT NOT NULL DEFAULT '[]',   -- JSON [[min, price in millionths of a yuan], …]
  has_discount INTEGER NOT NULL DEFAULT 0,
  ordering INTEGER NOT NULL DEFAULT 0,  -- 1 = can be ordered beyond the stock
  ordering_days INTEGER NOT NULL DEFAULT 0,
  in_transit TEXT NOT NULL DEFAULT '[]', -- JSON [[pieces, 'YYYY-MM-DD'], …]
  delivery_cn TEXT NOT NULL DEFAULT '',
  delivery_en TEXT NOT NULL DEFAULT '',
  goods_type TEXT NOT NULL DEFAULT 'GT0' CHECK (goods_type IN ('GT0', 'GT1', 'GT2')),
  delivery_days INTEGER,              -- third-party goods
  supplier TEXT NOT NULL DEFAULT ''   -- supplier code of third-party goods
);
CREATE INDEX goods_mpn ON goods (mpn_n);

-- What an attribute key means: one row a key.
CREATE TABLE attribute (
  key TEXT PRIMARY KEY,             -- lower-case English snake case: resistance
  name_cn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  unit TEXT NOT NULL DEFAULT '',    -- SI unit of the number: Ω F H V A W Hz °C s m K %, or empty
  position INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- One row: what is loaded.
CREATE TABLE catalogue_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version TEXT NOT NULL,            -- checksum of the catalogue, key of everything derived from it
  parts INTEGER NOT NULL,
  loaded_at TEXT NOT NULL
);

-- Part numbers by inner pieces; the hit is verified with instr on goods.mpn_n.
CREATE VIRTUAL TABLE goods_number USING fts5 (mpn_n, content='', tokenize='trigram', detail=none, columnsize=0);

-- Words in both languages: category, brand and its aliases, package, normalised values,
-- CJK bigrams; and the filter tokens xb{brand_id}, xc{code of each level without _}.
CREATE VIRTUAL TABLE goods_words USING fts5 (words, content='', tokenize='unicode61', prefix='2 3 4', detail=none, columnsize=0);
