-- For safe sign-ins: the devices of sign-ins, the number of tries, and the messages to send.
ALTER TABLE sign_in ADD COLUMN device TEXT NOT NULL DEFAULT '';        -- the user agent of the browser
ALTER TABLE sign_in ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sign_in ADD COLUMN method TEXT NOT NULL DEFAULT 'password'; -- password, code

-- An account may have several codes at the same time. Each code is used with its id.
DROP TABLE valid_code;
CREATE TABLE valid_code (
  code_id TEXT PRIMARY KEY,         -- SHA-256 of the id; only the person who requested the code has the id
  account TEXT NOT NULL,
  purpose TEXT NOT NULL,            -- login, register
  code TEXT NOT NULL,               -- SHA-256 of id and code
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX valid_code_expiry ON valid_code (expires_at);

-- How often each rule was used by a subject within a window of time.
CREATE TABLE allowance (
  rule TEXT NOT NULL,               -- name of a rule in functions/mall/user/limits/policies.ts
  subject TEXT NOT NULL,            -- SHA-256 of the account, the address or both
  uses INTEGER NOT NULL,
  until INTEGER NOT NULL,           -- end of the window; the window began with the first use
  PRIMARY KEY (rule, subject)
) WITHOUT ROWID;
CREATE INDEX allowance_until ON allowance (until);

-- The messages with verification codes. A service of the operator reads them here and sends them. A message is removed when
-- its code is used or expired.
CREATE TABLE outbox (
  message_id INTEGER PRIMARY KEY,
  code_id TEXT NOT NULL UNIQUE,     -- as in valid_code
  recipient TEXT NOT NULL,          -- e-mail or mobile, as accounts are stored
  purpose TEXT NOT NULL,            -- login, register
  kind TEXT NOT NULL,               -- code: the message has the code; noAccount, hasAccount: it says why a code would be useless
  code TEXT NOT NULL DEFAULT '',    -- empty unless the kind is code
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX outbox_expiry ON outbox (expires_at);
