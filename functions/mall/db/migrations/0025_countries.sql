-- Addresses outside of China have no regions: province, city, district and detail are empty. Addresses in China have none of these fields but the country.
ALTER TABLE address ADD COLUMN country TEXT NOT NULL DEFAULT 'CN'; -- ISO 3166-1, two letters
ALTER TABLE address ADD COLUMN line1 TEXT NOT NULL DEFAULT '';
ALTER TABLE address ADD COLUMN line2 TEXT NOT NULL DEFAULT '';
ALTER TABLE address ADD COLUMN city_text TEXT NOT NULL DEFAULT '';
ALTER TABLE address ADD COLUMN state TEXT NOT NULL DEFAULT '';
ALTER TABLE address ADD COLUMN postal_code TEXT NOT NULL DEFAULT '';
