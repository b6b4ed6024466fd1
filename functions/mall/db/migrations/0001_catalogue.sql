-- The catalogue: the products that are sold, in the order of popularity.
-- The rank is the row number. So the order of the index is the order of results, and LIMIT stops early.

CREATE TABLE category (
  code TEXT PRIMARY KEY,            -- 1_03, 2_0312, 3_031207
  parent TEXT,                      -- code of the level above, NULL at level 1
  level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),
  position INTEGER NOT NULL,        -- place among the siblings
  name_cn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  parts INTEGER NOT NULL DEFAULT 0  -- number of products in the category and below it
) WITHOUT ROWID;

CREATE TABLE brand (
  brand_id INTEGER PRIMARY KEY,     -- 1, 2, 3 …
  name_cn TEXT NOT NULL,            -- 村田
  name_en TEXT NOT NULL,            -- Murata
  aliases TEXT NOT NULL DEFAULT '[]', -- JSON: other spellings, former names, names of makers that it has bought
  agent INTEGER NOT NULL DEFAULT 0 CHECK (agent IN (0, 1)), -- whether the mall is an agent of the brand
  parts INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX brand_name_en ON brand (name_en COLLATE NOCASE);

CREATE TABLE goods (
  rank INTEGER PRIMARY KEY,         -- popularity: 1 is the most wanted
  id TEXT NOT NULL UNIQUE,          -- F0000048213
  mpn TEXT NOT NULL,
  mpn_n TEXT NOT NULL,              -- normalised: upper case, only letters and digits
  brand_id INTEGER NOT NULL,
  category TEXT NOT NULL,           -- code of level 3
  name_cn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  description_cn TEXT NOT NULL,
  description_en TEXT NOT NULL,
  package TEXT NOT NULL DEFAULT '',
  attributes TEXT NOT NULL DEFAULT '{}', -- JSON {key: number in SI units | text}; the table attribute has names and units
  datasheet_url TEXT NOT NULL DEFAULT '',
  images TEXT NOT NULL DEFAULT '[]',  -- JSON array of addresses of pictures; the first is the main picture
  stock INTEGER NOT NULL DEFAULT 0 CHECK (stock >= 0),
  moq INTEGER NOT NULL DEFAULT 1,
  mpq INTEGER NOT NULL DEFAULT 1,
  step INTEGER NOT NULL DEFAULT 1,    -- perAddQuantity
  step_type INTEGER NOT NULL DEFAULT 0, -- perAddType: 1 = the step is the MPQ if the smallest quantity is above the MPQ
  tiers TEXT NOT NULL DEFAULT '[]',   -- JSON [[min, price in millionths of a yuan], …]
  has_discount INTEGER NOT NULL DEFAULT 0,
  ordering INTEGER NOT NULL DEFAULT 0,  -- 1 = can be ordered beyond the stock
  ordering_days INTEGER NOT NULL DEFAULT 0,
  in_transit TEXT NOT NULL DEFAULT '[]', -- JSON [[pieces, 'YYYY-MM-DD'], …]
  delivery_cn TEXT NOT NULL DEFAULT '',
  delivery_en TEXT NOT NULL DEFAULT '',
  goods_type TEXT NOT NULL DEFAULT 'GT0' CHECK (goods_type IN ('GT0', 'GT1', 'GT2')),
  delivery_days INTEGER,              -- days until delivery of third-party goods
  supplier TEXT NOT NULL DEFAULT ''   -- supplier code of third-party goods
);
CREATE INDEX goods_mpn ON goods (mpn_n);

-- The meaning of attribute keys: one row for each key.
CREATE TABLE attribute (
  key TEXT PRIMARY KEY,             -- lower-case English snake case: resistance
  name_cn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  unit TEXT NOT NULL DEFAULT '',    -- SI unit of the number: Ω F H V A W Hz °C s m K %, or empty
  position INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- The loaded catalogue, in one row.
CREATE TABLE catalogue_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version TEXT NOT NULL,            -- checksum of the catalogue; data that are derived from it have this key
  parts INTEGER NOT NULL,
  loaded_at TEXT NOT NULL
);

-- Pieces of part numbers. A hit is verified with instr on goods.mpn_n.
CREATE VIRTUAL TABLE goods_number USING fts5 (mpn_n, content='', tokenize='trigram', detail=none, columnsize=0);

-- Words in both languages: from category, brand and its aliases, and package; normalised values; pairs of Chinese characters;
-- and the filter words xb{brand_id} and xc{digits of the category code of each level}.
CREATE VIRTUAL TABLE goods_words USING fts5 (words, content='', tokenize='unicode61', prefix='2 3 4', detail=none, columnsize=0);
