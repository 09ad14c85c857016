-- The shelf: cards, decks, matches, campaigns.

-- One row. `changes` counts every change a person made, and only grows: a store
-- that counts less than its backup has lost something, however sound it looks.
create table store (
  only    integer primary key check (only = 1),
  changes integer not null default 1 check (changes > 0)
) strict;
insert into store (only) values (1);


-- ------------------------------------------------------------------ cards

-- What a card said when it was played with. Never changed, only added to, so
-- that an old match still means what it meant.
create table printed (
  hash text primary key check (length(hash) = 64),
  card text not null,
  json text not null check (json_valid(json))
) strict;

create trigger printed_stays before update on printed
begin select raise(abort, 'what was printed is never changed'); end;
create trigger printed_remains before delete on printed
begin select raise(abort, 'what was printed is never taken away'); end;

-- A card of the library, Investigators included (which are no deck cards, M1.2).
-- `folded` is what its Title is compared by (M1.5). `origin` tells the app's own
-- cards from those a person brought. `reading` is the hash of all that its text
-- was read from and with. A card whose text could not be read has no `printed`,
-- says why in `unread`, and cannot be played.
create table card (
  id            text primary key check (length(id) between 1 and 200),
  set_code      text not null check (length(set_code) between 1 and 200),
  load_order    integer not null,
  name          text not null check (length(name) between 1 and 200),
  title         text not null check (length(title) between 1 and 200),
  folded        text not null,
  type          text not null check (type in
    ('Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure', 'Investigator')),
  subtype       text,
  rarity        text,
  is_unique     integer not null check (is_unique in (0, 1)),
  dimension     text check (dimension in ('waking', 'dreamlands', 'new-aeon')),
  any_dimension integer not null check (any_dimension in (0, 1)),
  sanity        any check (typeof(sanity) in ('null', 'integer') or sanity = 'variable'),
  value         integer,
  points        integer,
  region        text,
  subregion     text,
  attributes    text not null check (json_valid(attributes)),
  facts         text check (json_valid(facts)),
  text          text not null check (length(text) <= 2000),
  origin        text not null,
  reading       text,
  printed       text references printed,
  unread        text check (json_valid(unread)),
  check ((printed is null) = (unread is not null))
) strict;

create index card_by_title on card (folded);
create index card_by_order on card (load_order);

create table investigator (
  card         text primary key references card on delete cascade,
  education    integer not null,
  sanity_start integer not null,
  sanity_max   integer not null,
  hand         integer not null,
  hand_min     integer not null,
  hand_max     integer not null
) strict;

create virtual table card_search using fts5 (
  id unindexed, title, type, subtype, attributes, text,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

-- ------------------------------------------------------------------ decks

-- `ready` names a deck that comes with the app; it is copied, never changed.
create table deck (
  id         integer primary key autoincrement,
  name       text not null check (length(name) between 1 and 200),
  notes      text not null default '' check (length(notes) <= 10000),
  ready      text unique,
  changed_at text not null,
  removed_at text
) strict;

-- `no` is the place in the list, of cards and lines together. It has no meaning to the rules.
create table deck_card (
  deck    integer not null references deck on delete cascade,
  section text not null check (section in ('deck', 'investigators', 'maybe')),
  card    text not null references card on update cascade,
  copies  integer not null check (copies between 1 and 99),
  no      integer not null,
  primary key (deck, section, card)
) strict, without rowid;

create index deck_card_by_card on deck_card (card);

-- What of a deck file is no card of the library: comments, and lines nobody could
-- read. Kept word for word. `section` is null before the first section.
create table deck_line (
  deck    integer not null references deck on delete cascade,
  no      integer not null,
  section text,
  kind    text not null check (kind in ('comment', 'unread')),
  text    text not null,
  primary key (deck, no)
) strict, without rowid;

-- ------------------------------------------------------------------ matches

-- The app's campaign is a match to 20 Adventure points with its record; several
-- matches under one name belong to the same campaign.
create table campaign (
  id       integer primary key autoincrement,
  name     text not null check (length(name) between 1 and 200),
  notes    text not null default '' check (length(notes) <= 10000),
  began_at text not null
) strict;

-- `head` moves count, undo lowers it. `outcome` is there once the match is over.
create table match (
  id         text primary key check (length(id) between 1 and 64),
  game       text not null,
  title      text not null check (length(title) between 1 and 200),
  edition    integer not null,
  seed       integer not null,
  options    text not null check (json_valid(options)),
  extras     text not null check (json_valid(extras)),
  head       integer not null default 0 check (head between 0 and 4000),
  began_at   text not null,
  played_at  text not null,
  outcome    text check (json_valid(outcome)),
  campaign   integer references campaign on delete set null,
  removed_at text
) strict;

create table seat (
  match text not null references match on delete cascade,
  no    integer not null check (no between 0 and 99),
  name  text not null check (length(name) between 1 and 200),
  kind  text not null check (kind in ('human', 'bot', 'random')),
  deck  integer references deck on delete set null,
  primary key (match, no)
) strict, without rowid;

create table move (
  match  text not null references match on delete cascade,
  no     integer not null check (no between 0 and 3999),
  seat   integer not null,
  action text not null check (json_valid(action)),
  primary key (match, no)
) strict, without rowid;

-- ------------------------------------------------------------------ what changed

create trigger deck_made after insert on deck begin update store set changes = changes + 1; end;
create trigger deck_changed after update on deck begin update store set changes = changes + 1; end;
create trigger deck_gone after delete on deck begin update store set changes = changes + 1; end;
create trigger match_made after insert on match begin update store set changes = changes + 1; end;
create trigger match_changed after update on match begin update store set changes = changes + 1; end;
create trigger match_gone after delete on match begin update store set changes = changes + 1; end;
create trigger campaign_made after insert on campaign begin update store set changes = changes + 1; end;
create trigger campaign_changed after update on campaign begin update store set changes = changes + 1; end;
create trigger campaign_gone after delete on campaign begin update store set changes = changes + 1; end;

-- ------------------------------------------------------------------ what is wrong with a deck

-- The playing cards of a deck (an Investigator is not counted, M3.3), and the
-- Victory Points of its Adventures, each Title once (M3.12).
create view deck_total (deck, cards, points) as
  select deck.id,
         (select coalesce(sum(copies), 0)
            from deck_card join card on card.id = deck_card.card
           where deck = deck.id and section = 'deck' and type <> 'Investigator'),
         (select coalesce(sum(points), 0)
            from (select max(points) as points
                    from deck_card join card on card.id = deck_card.card
                   where deck = deck.id and section = 'deck' and type = 'Adventure'
                   group by folded))
    from deck;

-- Everything that is wrong with a deck: one row a fault, no rows for a legal
-- deck. Each arm is one sentence of the rules; `rule` names it, `found` and
-- `wanted` say by how much it is missed. A `warning` does not make a deck
-- illegal: it only keeps it from campaign play.
create view deck_fault (deck, severity, rule, card, found, wanted) as

  -- A deck holds at least 52 playing cards.
  select deck, 'fault', 'M3.1', null, cards, 52 from deck_total where cards < 52

  union all
  -- At most four of any one Title, whatever set the copies come from (M3.5) and however it is spelt (M1.5).
  select deck, 'fault', 'M3.4', min(title), sum(copies), 4
    from deck_card join card on card.id = deck_card.card
   where section = 'deck' and type <> 'Investigator'
   group by deck, folded having sum(copies) > 4

  union all
  -- At most one copy of a card with a Uniqueness Dot. The dot limits that very
  -- card, not others of its Title (M3.7, M3.8).
  select deck, 'fault', 'M3.6', title, copies, 1
    from deck_card join card on card.id = deck_card.card
   where section = 'deck' and is_unique and copies > 1

  union all
  -- An Investigator is never part of a deck (M1.2).
  select deck, 'fault', 'M3.3', title, copies, 0
    from deck_card join card on card.id = deck_card.card
   where section = 'deck' and type = 'Investigator'

  union all
  -- And a playing card is no Investigator: it would be left out of both.
  select deck, 'fault', 'M1.2', title, copies, 0
    from deck_card join card on card.id = deck_card.card
   where section = 'investigators' and type <> 'Investigator'

  union all
  -- A blank Adventure is a form, not a card to play.
  select deck, 'fault', 'M3.11', title, copies, 0
    from deck_card join card on card.id = deck_card.card
   where section = 'deck' and type = 'Adventure' and points is null

  union all
  -- The Adventures of a campaign deck hold at least 20 points (M3.13).
  select deck, 'warning', 'M3.9', null, points, 20 from deck_total where points < 20;
