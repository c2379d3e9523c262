-- The token issued last is most likely the one that the device has.
update devices set token_hash = next_token_hashes[1] where next_token_hashes <> '{}';
update home_devices set token_hash = next_token_hashes[1] where next_token_hashes <> '{}';
alter table home_devices drop column next_token_hashes, drop column is_token_valid;
alter table devices drop column next_token_hashes, drop column is_token_valid;
