-- 1: the sign-in ends at a fixed time. 0: it ends if it is not used for some time.
ALTER TABLE sign_in ADD COLUMN kept INTEGER NOT NULL DEFAULT 1;
