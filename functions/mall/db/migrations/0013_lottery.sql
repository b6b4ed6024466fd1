-- Lotteries and their draws. Times are ms since 1970.
CREATE TABLE lottery (
  lottery_id TEXT PRIMARY KEY,
  seed TEXT NOT NULL,               -- 64 hexadecimal digits; nobody may see it before the lottery is closed
  seed_hash TEXT NOT NULL,          -- SHA-256 of its bytes
  entry TEXT,                       -- JSON: the entry of the content at the first draw, whose weights and numbers stay in force; NULL before
  closed_at INTEGER,                -- when the seed became public; there are no draws afterwards
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- The codes of the next draws, computed from the seed in advance, so that a draw is one statement.
CREATE TABLE lottery_code (
  lottery_id TEXT NOT NULL,
  draw_no INTEGER NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (lottery_id, draw_no)
) WITHOUT ROWID;

CREATE TABLE lottery_draw (
  lottery_id TEXT NOT NULL,
  draw_no INTEGER NOT NULL CHECK (draw_no > 0), -- without gaps
  user_code TEXT NOT NULL,
  user_mask TEXT NOT NULL,          -- the account as strangers may see it
  ground TEXT NOT NULL,             -- what the draw was for: day:2026-12-01 or order:F20261201-00482137
  code TEXT NOT NULL,
  slot INTEGER,                     -- which of the prizes of the code, from 1; NULL for the consolation
  idempotency_key TEXT NOT NULL,
  drawn_at INTEGER NOT NULL,
  PRIMARY KEY (lottery_id, draw_no),
  UNIQUE (lottery_id, code, slot),  -- no prize is given twice
  UNIQUE (lottery_id, user_code, ground),
  UNIQUE (lottery_id, user_code, idempotency_key),
  CHECK ((slot IS NULL) = (code = 'XXCY'))
) WITHOUT ROWID;

-- Completed orders of a user: each may draw once.
CREATE INDEX order_complete ON trade_order (user_code, received_at) WHERE status = 'P0W';
