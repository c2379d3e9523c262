-- Class names without case and accents, stored and indexed so that a sorted list need not compute them for all classes.
alter table classes add column plain_name text collate "C" not null generated always as (f_unaccent(lower(name))) stored;
create index classes_plain_name on classes (plain_name, id);
create index classes_school_plain_name on classes (schools_id, plain_name, id);
