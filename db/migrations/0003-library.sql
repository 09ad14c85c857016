-- What the library is searched by. All of it is made from the cards, and can be made from them again.

-- One row a card, whatever is asked of it in a column of its own. `made_from` tells from which reading of the card.
-- `folded` is what Titles are compared by, `filed` what they are sorted by, `words` are those of the Title with a blank
-- on either side. `place` is the Region, which an exotic Location has to itself.
create table card_index (
  no            integer primary key,
  card          text not null unique references card on delete cascade on update cascade,
  made_from     text not null,
  load_order    integer not null,
  folded        text not null,
  filed         text not null,
  words         text not null,
  own           integer not null check (own in (0, 1)),
  set_code      text not null,
  rarity        text,
  type          text not null,
  subtype       text,
  region        text,
  place         text,
  subregion     text,
  dimension     text,
  any_dimension integer not null check (any_dimension in (0, 1)),
  gate          integer not null check (gate in (0, 1)),
  travel        integer not null check (travel in (0, 1)),
  target        text,
  past          text,
  value         integer,
  points        integer,
  sanity        integer,
  bonus         integer,
  capacity      integer,
  education     integer,
  sanity_start  integer,
  sanity_max    integer,
  hand          integer,
  hand_min      integer,
  hand_max      integer,
  asks          integer
) strict;

create index card_index_by_name on card_index (filed, load_order);
create index card_index_by_title on card_index (folded);
create index card_index_by_type on card_index (type, filed, load_order);
create index card_index_by_region on card_index (region);
create index card_index_by_set on card_index (set_code);
create index card_index_by_points on card_index (points) where points is not null;
create index card_index_by_value on card_index (value) where value is not null;

-- What a card has several of: attributes, languages, marks, what its rules do.
create table card_fact (
  kind text not null,
  word text not null,
  card integer not null references card_index on delete cascade,
  primary key (kind, word, card)
) strict, without rowid;
create index card_fact_by_card on card_fact (card);

-- What an Adventure or a Great Old One asks for: each alternative of each requirement, as the grammar reads it.
create table card_need (
  card  integer not null references card_index on delete cascade,
  slot  integer not null,
  no    integer not null,
  label text not null,
  kind  text not null check (json_valid(kind)),
  primary key (card, slot, no)
) strict, without rowid;

-- The words that are read on a card. It takes the place of the index of words that came before it.
drop table card_search;
create virtual table card_text using fts5 (
  title, type, subtype, attributes, text,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
create virtual table card_vocabulary using fts5vocab (card_text, 'row');

create trigger card_index_gone after delete on card_index
begin delete from card_text where rowid = old.no; end;
