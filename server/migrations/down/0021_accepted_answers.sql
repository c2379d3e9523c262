alter table cards drop constraint cards_accepted_answers;
alter table cards drop column accepted_answers;
alter table cards drop column accents_count;
