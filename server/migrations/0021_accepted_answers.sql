-- Typed answers: whether accents count, and which answers are right besides the back of the card.
alter table cards add column accents_count boolean not null default false;
alter table cards add column accepted_answers text[] not null default '{}';
alter table cards add constraint cards_accepted_answers check (cardinality(accepted_answers) <= 10);
update cards set accents_count = true
  where subject_id in (select id from subjects where f_unaccent(lower(name)) in ('homophones', 'conjugaison'));
