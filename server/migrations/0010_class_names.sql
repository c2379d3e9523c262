-- Classes in the order of their names, case and accents aside, without working the names out for every class of every school.
alter table classes add column plain_name text collate "C" not null generated always as (f_unaccent(lower(name))) stored;
create index classes_plain_name on classes (plain_name, id);
create index classes_school_plain_name on classes (schools_id, plain_name, id);
