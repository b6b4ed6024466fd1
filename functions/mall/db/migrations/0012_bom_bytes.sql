-- What all pieces of a bill of materials take, so that a user's total is read without the pieces.
ALTER TABLE bom ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE bom SET bytes = (SELECT COALESCE(SUM(octet_length(data)), 0) FROM bom_piece WHERE bom_piece.bom_no = bom.bom_no);
