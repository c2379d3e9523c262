drop table remotes_people;
drop table remotes_reports;
