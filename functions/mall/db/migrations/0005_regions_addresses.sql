-- What every mall needs whatever it sells; loaded with the mall, replaced as a whole.
CREATE TABLE region (
  parent TEXT NOT NULL,             -- 1, 1-44, 1-44-4403
  code TEXT NOT NULL,               -- 1-44, 1-44-4403, 1-44-4403-440305; the parent where it has none below it
  name_cn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  PRIMARY KEY (parent, code)        -- the order of the standard; the regions below one are read in a row
) WITHOUT ROWID;

-- Passwords too common to be chosen, in lower case.
CREATE TABLE common_password (
  password TEXT PRIMARY KEY
) WITHOUT ROWID;

-- One row: the edition of both.
CREATE TABLE reference_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  edition TEXT NOT NULL
);

CREATE TABLE address (
  number INTEGER PRIMARY KEY,       -- the highest is the newest
  address_id TEXT NOT NULL UNIQUE,  -- random
  user_code TEXT NOT NULL REFERENCES account (user_code) ON DELETE CASCADE,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  province TEXT NOT NULL,           -- codes of region, each below the one before
  city TEXT NOT NULL,
  district TEXT NOT NULL,
  detail TEXT NOT NULL
);
CREATE INDEX address_user ON address (user_code);

-- The default address of a user who has any.
CREATE TABLE default_address (
  user_code TEXT PRIMARY KEY,
  address_id TEXT NOT NULL UNIQUE REFERENCES address (address_id) ON DELETE CASCADE
) WITHOUT ROWID;

-- Parts saved for later. One that has left the catalogue stays, as it may come back.
CREATE TABLE saved_goods (
  number INTEGER PRIMARY KEY,       -- the highest is the newest
  user_code TEXT NOT NULL REFERENCES account (user_code) ON DELETE CASCADE,
  goods_id TEXT NOT NULL,
  saved_at INTEGER NOT NULL,        -- ms since 1970
  UNIQUE (user_code, goods_id)
);
