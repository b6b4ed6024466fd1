-- What keeps signing in safe: where users are signed in, what was tried how often, and what is to be sent.
ALTER TABLE sign_in ADD COLUMN device TEXT NOT NULL DEFAULT '';        -- the browser's own words for itself
ALTER TABLE sign_in ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;

CREATE INDEX valid_code_expiry ON valid_code (expires_at);

-- Uses of what may be done a number of times within a window.
CREATE TABLE allowance (
  rule TEXT NOT NULL,               -- a rule of functions/mall/user/policies.ts
  subject TEXT NOT NULL,            -- SHA-256 of the account or the address
  uses INTEGER NOT NULL,
  until INTEGER NOT NULL,           -- end of the window, which began with the first use
  PRIMARY KEY (rule, subject)
) WITHOUT ROWID;
CREATE INDEX allowance_until ON allowance (until);

-- The sender of verification codes: whatever delivers messages takes them from here. A message is gone once its
-- code is used, replaced or expired.
CREATE TABLE outbox (
  message_id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,          -- e-mail or mobile, as accounts are stored
  purpose TEXT NOT NULL,            -- login, register
  kind TEXT NOT NULL,               -- code: the code itself; noAccount, hasAccount: that it would be good for nothing
  code TEXT NOT NULL DEFAULT '',    -- empty unless the kind is code
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX outbox_recipient ON outbox (recipient, purpose);
CREATE INDEX outbox_expiry ON outbox (expires_at);
