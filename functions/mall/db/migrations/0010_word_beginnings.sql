-- Beginnings of three letters are enough: shorter ones are whole words, and longer ones are words that few products have, or common words that the
-- mall knows. The index takes half the space. It is filled when the catalogue is indexed again.
DROP TABLE goods_words;
CREATE VIRTUAL TABLE goods_words USING fts5 (words, content='', tokenize='unicode61', prefix='3', detail=none, columnsize=0);
