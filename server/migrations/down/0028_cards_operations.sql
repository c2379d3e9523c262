drop table cards_operations;
