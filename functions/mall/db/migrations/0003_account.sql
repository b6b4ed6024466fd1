-- Accounts and sign-ins. Passwords, tokens, codes and answers of captchas are stored as hashes, so nobody can read them
-- here.
CREATE TABLE account (
  user_code TEXT PRIMARY KEY,       -- U and digits
  account TEXT NOT NULL UNIQUE,     -- e-mail or mobile, lower case
  password TEXT NOT NULL,           -- scrypt$N$r$p$salt$hash
  user_name TEXT NOT NULL DEFAULT '',
  company_name TEXT NOT NULL DEFAULT '',
  credit_limit INTEGER NOT NULL DEFAULT 0, -- millionths of a yuan
  created_at INTEGER NOT NULL       -- ms since 1970; the same for all times below
) WITHOUT ROWID;

CREATE TABLE sign_in (
  token TEXT PRIMARY KEY,           -- SHA-256 of the access token
  session TEXT NOT NULL UNIQUE,     -- SHA-256 of the SESSION cookie
  user_code TEXT NOT NULL REFERENCES account (user_code) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sign_in_user ON sign_in (user_code);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);

CREATE TABLE valid_code (
  account TEXT NOT NULL,
  purpose TEXT NOT NULL,            -- login, register
  salt TEXT NOT NULL,
  code TEXT NOT NULL,               -- SHA-256 of salt and code
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (account, purpose)
) WITHOUT ROWID;

CREATE TABLE captcha (
  captcha_id TEXT PRIMARY KEY,
  answer TEXT NOT NULL,             -- SHA-256 of id and answer
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX captcha_expiry ON captcha (expires_at);
