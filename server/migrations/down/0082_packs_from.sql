alter table students drop column packs_from;
