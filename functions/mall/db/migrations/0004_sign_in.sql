-- What keeps signing in safe: where users are signed in, what was tried how often, and what is to be sent.
ALTER TABLE sign_in ADD COLUMN device TEXT NOT NULL DEFAULT '';        -- the browser's own words for itself
ALTER TABLE sign_in ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sign_in ADD COLUMN method TEXT NOT NULL DEFAULT 'password'; -- password, code

-- Several codes of an account may be on their way; each is used by its id.
DROP TABLE valid_code;
CREATE TABLE valid_code (
  code_id TEXT PRIMARY KEY,         -- SHA-256 of the id, which only whoever asked for the code has
  account TEXT NOT NULL,
  purpose TEXT NOT NULL,            -- login, register
  code TEXT NOT NULL,               -- SHA-256 of id and code
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX valid_code_expiry ON valid_code (expires_at);

-- Uses of what may be done a number of times within a window.
CREATE TABLE allowance (
  rule TEXT NOT NULL,               -- a rule of functions/mall/user/limits/policies.ts
  subject TEXT NOT NULL,            -- SHA-256 of the account, the address or both
  uses INTEGER NOT NULL,
  until INTEGER NOT NULL,           -- end of the window, which began with the first use
  PRIMARY KEY (rule, subject)
) WITHOUT ROWID;
CREATE INDEX allowance_until ON allowance (until);

-- The sender of verification codes: whatever delivers messages takes them from here. A message is gone once its
-- code is used or expired.
CREATE TABLE outbox (
  message_id INTEGER PRIMARY KEY,
  code_id TEXT NOT NULL UNIQUE,     -- as in valid_code
  recipient TEXT NOT NULL,          -- e-mail or mobile, as accounts are stored
  purpose TEXT NOT NULL,            -- login, register
  kind TEXT NOT NULL,               -- code: the code itself; noAccount, hasAccount: that it would be good for nothing
  code TEXT NOT NULL DEFAULT '',    -- empty unless the kind is code
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX outbox_expiry ON outbox (expires_at);
