drop table remotes_errors, remotes_developers;
