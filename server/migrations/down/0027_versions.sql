drop trigger cards_version on cards;
alter table cards drop column version;
drop function bump_version();
