-- The code in the QR code of a printed card: 64 random bits in upper-case hexadecimal, so that the code is small and can't be guessed. It never
-- changes, since it is on paper.
alter table cards add column qr_code text not null
  default upper(left(gen_random_uuid()::text, 8) || right(gen_random_uuid()::text, 8))
  constraint cards_qr_code unique;
