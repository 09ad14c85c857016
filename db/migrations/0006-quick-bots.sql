-- A seat may be played by rule of thumb.
create table seat_anew (
  match text not null references match on delete cascade,
  no    integer not null check (no between 0 and 99),
  name  text not null check (length(name) between 1 and 200),
  kind  text not null check (kind in ('human', 'bot', 'quick', 'random')),
  deck  integer references deck on delete set null,
  primary key (match, no)
) strict, without rowid;
insert into seat_anew (match, no, name, kind, deck) select match, no, name, kind, deck from seat;
drop table seat;
alter table seat_anew rename to seat;
