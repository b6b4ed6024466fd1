-- Whether a sign-in ends at a fixed time (1), or when it was not used for a while (0).
ALTER TABLE sign_in ADD COLUMN kept INTEGER NOT NULL DEFAULT 1;
