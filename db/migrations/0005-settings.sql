-- How a person wants the app to look and to begin: one row a setting, its value
-- as JSON. What a value may be is for whoever reads it to say. Nothing is lost
-- with these, so they do not count among the changes a backup must have.
create table setting (
  key text primary key check (length(key) between 1 and 40),
  json text not null check (length(json) <= 20000 and json_valid(json))
) strict, without rowid;
