-- The devices that have signed in. Tries of passwords and codes on them are counted apart from those of strangers.
CREATE TABLE device (
  token TEXT NOT NULL,              -- SHA-256 of the device's token; the same for all accounts that have signed in on the device
  user_code TEXT NOT NULL REFERENCES account (user_code) ON DELETE CASCADE,
  device_id TEXT NOT NULL UNIQUE,   -- stays when the token changes
  name TEXT NOT NULL DEFAULT '',    -- the user agent of the browser
  used_at INTEGER NOT NULL,         -- the last sign-in, ms since 1970
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (token, user_code)
) WITHOUT ROWID;
CREATE INDEX device_user ON device (user_code);
CREATE INDEX device_expiry ON device (expires_at);

-- The device of a sign-in; empty for sign-ins before this migration.
ALTER TABLE sign_in ADD COLUMN device_id TEXT NOT NULL DEFAULT '';

-- Counts of an account at a place now name both parts, so all counts of an account can be found. The old ones would count for nobody.
DELETE FROM allowance WHERE rule IN ('ownAddress', 'sendsOfVisit', 'codesOfVisit');
