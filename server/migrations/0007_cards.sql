-- A card is found by any of its lines, and by the descriptions of its pictures.
drop index cards_search;
alter table cards drop column search;
alter table cards add column search text not null generated always as (f_unaccent(lower(' ' || displayed_id || ' '
    || coalesce(fline1, '') || ' ' || coalesce(fline2, '') || ' ' || coalesce(fline3, '') || ' ' || coalesce(fline4, '') || ' '
    || coalesce(fline5, '') || ' ' || coalesce(fline6, '') || ' ' || coalesce(fline7, '') || ' ' || coalesce(front_alt, '') || ' '
    || coalesce(bline1, '') || ' ' || coalesce(bline2, '') || ' ' || coalesce(bline3, '') || ' ' || coalesce(bline4, '') || ' '
    || coalesce(bline5, '') || ' ' || coalesce(bline6, '') || ' ' || coalesce(bline7, '') || ' ' || coalesce(bline8, '') || ' '
    || coalesce(back_alt, '') || ' ' || coalesce(category, '') || ' ' || coalesce(activity, '')))) stored;
create index cards_search on cards using gin (search gin_trgm_ops);

-- The next number is found by its prefix (`FR-CE1-`), not by level: a card keeps its number when its level changes.
create index cards_displayed_prefix on cards (displayed_id text_pattern_ops);
-- Finds the cards that show a picture, before the picture is deleted and to decide who may see it.
create index cards_fimg on cards (fimg) where fimg is not null;
create index cards_bimg on cards (bimg) where bimg is not null;
create index cards_images_document on cards_images (documents_id);
