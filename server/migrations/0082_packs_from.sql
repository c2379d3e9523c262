-- Until this day a student gets no packs of their class: a year change before the holidays sets the next school year.
alter table students add column packs_from date;
