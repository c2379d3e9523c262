drop index cards_edition, editions_name;
alter table editions drop constraint editions_name_length;
drop table api_errors;
