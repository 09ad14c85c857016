-- Decks as they are built: edit by edit, version by version, judged by a play style.

-- ------------------------------------------------------------------ play styles

-- What a deck is judged by, as far as it differs from the book: `least` and `most` cards, `copies` of a Title, `dots`
-- (whether the Uniqueness Dot limits), Adventure `points`, the only `sets`. The book's numbers stand here and nowhere
-- else: at least 52 cards (M3.1), four of a Title (M3.4), one of a dotted card (M3.6), 20 points (M3.9). A law is named
-- by what it says, and never changed.
create table deck_law (
  law    text primary key check (json_valid(law)),
  least  integer not null generated always as (coalesce(law ->> 'least', 52)) virtual,
  most   integer generated always as (law ->> 'most') virtual,
  copies integer not null generated always as (coalesce(law ->> 'copies', 4)) virtual,
  dots   integer not null generated always as (coalesce(law ->> 'dots', 1)) virtual,
  points integer not null generated always as (coalesce(law ->> 'points', 20)) virtual,
  sets   text generated always as (law -> 'sets') virtual
) strict;
insert into deck_law (law) values ('{}');

-- `terms` is what a match is begun with and the numbers of the check, as they were chosen; `law` is what comes of them
-- for decks. `own` ones are a person's, the others come with the app and are brought up to it at every start.
create table play_style (
  id    text primary key check (length(id) between 1 and 40),
  name  text not null check (length(name) between 1 and 200),
  says  text not null check (length(says) <= 500),
  terms text not null check (json_valid(terms)),
  law   text not null references deck_law,
  own   integer not null check (own in (0, 1)),
  no    integer not null
) strict, without rowid;

create trigger style_made after insert on play_style when new.own begin update store set changes = changes + 1; end;
create trigger style_changed after update on play_style when new.own begin update store set changes = changes + 1; end;
create trigger style_gone after delete on play_style when old.own begin update store set changes = changes + 1; end;

-- ------------------------------------------------------------------ what is known of a deck

-- `style` may name one that is gone: the deck is then judged by the book. `at` counts every change of the deck, those
-- included that take one back. `head` is the last edit that counts; those after it were taken back.
alter table deck add column style text not null default 'campaign' check (length(style) between 1 and 40);
alter table deck add column tags text not null default '[]' check (json_valid(tags));
alter table deck add column ignored text not null default '[]' check (json_valid(ignored));
alter table deck add column pinned integer not null default 0 check (pinned in (0, 1));
alter table deck add column frozen integer not null default 0 check (frozen in (0, 1));
alter table deck add column archived integer not null default 0 check (archived in (0, 1));
alter table deck add column at integer not null default 0;
alter table deck add column head integer not null default 0;

-- What a person wrote on a card of a deck. It stays when the card leaves the deck, and is there when it comes back.
create table deck_mark (
  deck integer not null references deck on delete cascade,
  card text not null references card on delete cascade on update cascade,
  note text not null default '' check (length(note) <= 1000),
  tags text not null default '[]' check (json_valid(tags)),
  primary key (deck, card)
) strict, without rowid;
create index deck_mark_by_card on deck_mark (card);

-- One edit of a deck: for each thing that changed, what was there before and after.
create table deck_edit (
  deck  integer not null references deck on delete cascade,
  no    integer not null check (no > 0),
  label text not null check (length(label) between 1 and 200),
  at    text not null,
  patch text not null check (json_valid(patch)),
  primary key (deck, no)
) strict, without rowid;

-- What a name in a list, that was not understood, was chosen to mean: it is understood from then on.
create table title_alias (
  folded text primary key check (length(folded) between 1 and 200),
  card   text not null references card on delete cascade on update cascade
) strict, without rowid;
create index title_alias_by_card on title_alias (card);

-- ------------------------------------------------------------------ versions

-- A list as it was, whole. `digest` is of the cards that are played: lists with the same ones are one version. Without
-- a name it is kept by the match that was begun with it.
create table deck_version (
  id     integer primary key autoincrement,
  deck   integer not null references deck on delete cascade,
  name   text check (length(name) between 1 and 200),
  at     text not null,
  digest text not null check (length(digest) = 64),
  list   text not null check (json_valid(list)),
  unique (deck, digest)
) strict;

create trigger version_made after insert on deck_version begin update store set changes = changes + 1; end;
create trigger version_changed after update on deck_version begin update store set changes = changes + 1; end;

alter table seat add column version integer references deck_version on delete set null;
create index seat_by_deck on seat (deck);
create index seat_by_version on seat (version);

-- ------------------------------------------------------------------ what is wrong with a deck

drop view deck_fault;

-- Everything that is wrong with a deck by a law: one row a fault, no rows for a legal deck. Each arm is one sentence of
-- the rules; `rule` names it, `found` and `wanted` say by how much it is missed. A `warning` does not make a deck
-- illegal: it only keeps it from campaign play. `id` is the card it is about, or `folded` the Title.
create view deck_judged (deck, law, severity, rule, card, found, wanted, id, folded) as

  -- A deck holds at least 52 playing cards.
  select deck, law, 'fault', 'M3.1', null, cards, least, null, null
    from deck_total join deck_law on cards < least

  union all
  -- It has no maximum size; a play style may set one.
  select deck, law, 'fault', 'M3.2', null, cards, most, null, null
    from deck_total join deck_law on cards > most

  union all
  -- At most four of any one Title, whatever set the copies come from (M3.5) and however it is spelt (M1.5).
  select deck, law, 'fault', 'M3.4', min(title), sum(deck_card.copies), deck_law.copies, null, folded
    from deck_card join card on card.id = deck_card.card join deck_law
   where section = 'deck' and type <> 'Investigator'
   group by deck, law, folded having sum(deck_card.copies) > deck_law.copies

  union all
  -- At most one copy of a card with a Uniqueness Dot. The dot limits that very
  -- card, not others of its Title (M3.7, M3.8).
  select deck, law, 'fault', 'M3.6', title, deck_card.copies, 1, card.id, null
    from deck_card join card on card.id = deck_card.card join deck_law on dots
   where section = 'deck' and is_unique and deck_card.copies > 1

  union all
  -- An Investigator is never part of a deck (M1.2).
  select deck, law, 'fault', 'M3.3', title, deck_card.copies, 0, card.id, null
    from deck_card join card on card.id = deck_card.card join deck_law
   where section = 'deck' and type = 'Investigator'

  union all
  -- And a playing card is no Investigator: it would be left out of both.
  select deck, law, 'fault', 'M1.2', title, deck_card.copies, 0, card.id, null
    from deck_card join card on card.id = deck_card.card join deck_law
   where section = 'investigators' and type <> 'Investigator'

  union all
  -- A blank Adventure is a form, not a card to play.
  select deck, law, 'fault', 'M3.11', title, deck_card.copies, 0, card.id, null
    from deck_card join card on card.id = deck_card.card join deck_law
   where section = 'deck' and type = 'Adventure' and card.points is null

  union all
  -- Cards of all sets may be mixed; a play style may allow some sets only.
  select deck, law, 'fault', 'M3.10', title, deck_card.copies, 0, card.id, null
    from deck_card join card on card.id = deck_card.card join deck_law on sets is not null
   where section = 'deck' and set_code not in (select value from json_each(sets))

  union all
  -- The Adventures of a campaign deck hold at least 20 points (M3.13).
  select deck, law, 'warning', 'M3.9', null, deck_total.points, deck_law.points, null, null
    from deck_total join deck_law on deck_total.points < deck_law.points;

-- The law of each deck: that of its play style.
create view deck_own_law (deck, law) as
  select deck.id, coalesce(play_style.law, '{}') from deck left join play_style on play_style.id = deck.style;

-- All that the judge wants to know of a card, so that it need not open it.
create index card_for_judge on card (id, type, is_unique, folded, title, points, set_code);
