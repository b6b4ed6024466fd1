-- The regions of China. They do not depend on the catalogue. They are loaded with the mall, and always replaced as a whole.
CREATE TABLE region (
  parent TEXT NOT NULL,             -- 1, 1-44, 1-44-4403
  code TEXT NOT NULL,               -- 1-44, 1-44-4403, 1-44-4403-440305; the parent's code if no region is below the parent
  name_cn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  PRIMARY KEY (parent, code)        -- the order of the standard; the regions below a region are consecutive rows
) WITHOUT ROWID;

-- Passwords that are refused because they are too common, in lower case.
CREATE TABLE common_password (
  password TEXT PRIMARY KEY
) WITHOUT ROWID;

-- One row: the edition of the regions and of the refused passwords.
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
  province TEXT NOT NULL,           -- province, city and district: codes of regions, each below the one before
  city TEXT NOT NULL,
  district TEXT NOT NULL,
  detail TEXT NOT NULL
);
CREATE INDEX address_user ON address (user_code);

-- The default address of each user who has an address.
CREATE TABLE default_address (
  user_code TEXT PRIMARY KEY,
  address_id TEXT NOT NULL UNIQUE REFERENCES address (address_id) ON DELETE CASCADE
) WITHOUT ROWID;

-- Products that users have saved. A saved product stays when it is removed from the catalogue, because it may come back.
CREATE TABLE saved_goods (
  number INTEGER PRIMARY KEY,       -- the highest is the newest
  user_code TEXT NOT NULL REFERENCES account (user_code) ON DELETE CASCADE,
  goods_id TEXT NOT NULL,
  saved_at INTEGER NOT NULL,        -- ms since 1970
  UNIQUE (user_code, goods_id)
);
