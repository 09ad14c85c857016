-- The cards a person owns, printing by printing. It is off until it is used, and its counts stay when it is switched off.
create table collection (
  only  integer primary key check (only = 1),
  is_on integer not null default 0 check (is_on in (0, 1))
) strict;
insert into collection (only) values (1);

create table owned_card (
  card   text primary key references card on delete cascade on update cascade,
  copies integer not null check (copies between 1 and 9999)
) strict, without rowid;

-- What was changed: for each card what was owned before. The newest last; the oldest go.
create table collection_change (
  no     integer primary key autoincrement,
  label  text not null check (length(label) between 1 and 200),
  at     text not null,
  before text not null check (json_valid(before))
) strict;

create trigger owned_made after insert on owned_card begin update store set changes = changes + 1; end;
create trigger owned_changed after update on owned_card begin update store set changes = changes + 1; end;
create trigger owned_gone after delete on owned_card begin update store set changes = changes + 1; end;
