-- In the text that a search of cards reads, non-breaking spaces are spaces: a short word is found after one of them
-- (docs/product: cards.search-spaces).
drop index cards_search;
alter table cards drop column search;
alter table cards add column search text not null generated always as (f_unaccent(lower(translate(' ' || displayed_id || ' '
    || coalesce(fline1, '') || ' ' || coalesce(fline2, '') || ' ' || coalesce(fline3, '') || ' ' || coalesce(fline4, '') || ' '
    || coalesce(fline5, '') || ' ' || coalesce(fline6, '') || ' ' || coalesce(fline7, '') || ' ' || coalesce(front_alt, '') || ' '
    || coalesce(bline1, '') || ' ' || coalesce(bline2, '') || ' ' || coalesce(bline3, '') || ' ' || coalesce(bline4, '') || ' '
    || coalesce(bline5, '') || ' ' || coalesce(bline6, '') || ' ' || coalesce(bline7, '') || ' ' || coalesce(bline8, '') || ' '
    || coalesce(back_alt, '') || ' ' || coalesce(category, '') || ' ' || coalesce(activity, ''), U&'\00a0\202f', '  ')))) stored;
create index cards_search on cards using gin (search gin_trgm_ops);
