-- Challenges are signed and not stored. The key is made here, so that every database has a key of its own.
CREATE TABLE challenge_key (
  key TEXT NOT NULL                 -- 256 random bits, in hex
);
INSERT INTO challenge_key (key) VALUES (lower(hex(randomblob(32))));

-- Answered challenges, so that each is accepted once.
CREATE TABLE used_challenge (
  challenge TEXT PRIMARY KEY,       -- its signature
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX used_challenge_expiry ON used_challenge (expires_at);
