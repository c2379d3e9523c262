-- The code in the QR code of a printed card: 16 upper-case hexadecimal digits, short and impossible to guess. It never
-- changes, since it is on paper.
alter table cards add column qr_code text not null
  default upper(left(gen_random_uuid()::text, 8) || right(gen_random_uuid()::text, 8))
  constraint cards_qr_code unique;
