-- The match that this one was begun after, by playing again at the same table: together they are a series.
alter table match add column previous text references match on delete set null;
create index match_by_previous on match (previous);
