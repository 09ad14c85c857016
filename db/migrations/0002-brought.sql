-- Cards that people bring: sets, imports that can be undone, errata.

-- Every set there are cards of. A card of a set that is off is not offered; a
-- deck that holds one says so. `is_own`: neither published nor of the app.
create table card_set (
  code   text primary key check (length(code) between 1 and 200),
  name   text not null check (length(name) between 1 and 200),
  is_own integer not null default 0 check (is_own in (0, 1)),
  is_on  integer not null default 1 check (is_on in (0, 1))
) strict;

-- One file that was taken in. `undone_at` is there once it was taken back.
create table import (
  id        integer primary key autoincrement,
  file      text not null check (length(file) between 1 and 200),
  format    text not null check (format in ('gccg', 'json', 'csv', 'cards')),
  at        text not null,
  fresh     integer not null,
  changed   integer not null,
  unread    integer not null,
  undone_at text
) strict;

-- A brought card as its file had it: errata lie over it and can be taken off again.
create table brought_card (
  card   text primary key references card on delete cascade,
  source text not null check (json_valid(source))
) strict;

-- What an import changed: the card as it was brought before, null if it was new.
create table import_card (
  import integer not null references import on delete cascade,
  card   text not null,
  before text check (json_valid(before)),
  primary key (import, card)
) strict, without rowid;

create index import_card_by_card on import_card (card);

-- A correction of a printed fact, with who says so, and the day it holds from. `field` and
-- `value` are a line of a card file. The card may be one that is not there (any more).
create table erratum (
  id     integer primary key autoincrement,
  card   text not null check (length(card) between 1 and 200),
  field  text not null check (length(field) between 1 and 40),
  value  text not null check (length(value) <= 2000),
  source text not null check (length(source) between 1 and 200),
  dated  text not null check (dated glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  import integer references import on delete cascade
) strict;

create index erratum_by_card on erratum (card, dated);

-- Counts every change of what cards say: who has read the library and then wants to
-- change it can tell whether it is still the one that was read.
create table library (
  only     integer primary key check (only = 1),
  revision integer not null default 1
) strict;
insert into library (only) values (1);

create trigger card_added after insert on card begin update library set revision = revision + 1; end;
create trigger card_altered after update of facts, text, rarity on card begin update library set revision = revision + 1; end;
create trigger card_gone after delete on card begin update library set revision = revision + 1; end;
create trigger erratum_added after insert on erratum begin update library set revision = revision + 1; end;
create trigger erratum_gone after delete on erratum begin update library set revision = revision + 1; end;

-- What a person brings counts as a change of his, as decks do: a backup without it has lost something.
create trigger import_made after insert on import begin update store set changes = changes + 1; end;
create trigger import_undone after update on import begin update store set changes = changes + 1; end;
create trigger erratum_made after insert on erratum begin update store set changes = changes + 1; end;
create trigger erratum_taken after delete on erratum begin update store set changes = changes + 1; end;
create trigger set_switched after update of is_on on card_set begin update store set changes = changes + 1; end;
