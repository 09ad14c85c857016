-- Campaigns as they are played for months: who plays and on what terms, matches with cardboard, leagues, and what is told.

-- `players` are those of the next match, with their decks and Investigators; `terms` what was agreed. Campaigns of before
-- have neither, and get them from their matches. `counters` are those beside a real table, the newest last.
alter table campaign add column players text not null default '[]' check (json_valid(players));
alter table campaign add column terms text not null default '{}' check (json_valid(terms));
alter table campaign add column counters text not null default '[]' check (json_valid(counters));
alter table campaign add column archived integer not null default 0 check (archived in (0, 1));
alter table campaign add column removed_at text;

-- A match that was played with cardboard.
create table paper_match (
  id       integer primary key autoincrement,
  campaign integer not null references campaign on delete cascade,
  json     text not null check (json_valid(json))
) strict;
create index paper_match_by_campaign on paper_match (campaign);

create index match_by_campaign on match (campaign) where campaign is not null;

-- What a person wrote about a match of this program.
alter table match add column notes text not null default '' check (length(notes) <= 10000);

-- What a person wrote on a step of a match, for the replay.
create table match_note (
  match text not null references match on delete cascade,
  step  integer not null check (step between 0 and 4000),
  text  text not null check (length(text) between 1 and 2000),
  primary key (match, step)
) strict, without rowid;

-- The person's own words in the chronicle of a match: in the place of what is told there, or after it. -1 is the foreword.
create table chronicle_entry (
  match   text not null references match on delete cascade,
  no      integer not null check (no between -1 and 1000),
  words   text not null check (length(words) between 1 and 10000),
  instead integer not null check (instead in (0, 1)),
  primary key (match, no)
) strict, without rowid;

create table league (
  id         integer primary key autoincrement,
  name       text not null check (length(name) between 1 and 200),
  notes      text not null default '' check (length(notes) <= 10000),
  removed_at text
) strict;

-- A campaign belongs to one league at most.
create table league_campaign (
  campaign integer primary key references campaign on delete cascade,
  league   integer not null references league on delete cascade
) strict;
create index league_campaign_by_league on league_campaign (league);

-- What a match came to, told from its moves: made anew whenever `head` or `made_by` is another one. May be emptied at any time.
create table match_annals (
  match   text primary key references match on delete cascade,
  head    integer not null,
  made_by text not null,
  json    text not null check (json_valid(json))
) strict;

-- What a person writes counts as a change, as moves do: a backup without it has lost something.
create trigger paper_made after insert on paper_match begin update store set changes = changes + 1; end;
create trigger paper_changed after update on paper_match begin update store set changes = changes + 1; end;
create trigger paper_gone after delete on paper_match begin update store set changes = changes + 1; end;
create trigger match_note_made after insert on match_note begin update store set changes = changes + 1; end;
create trigger match_note_changed after update on match_note begin update store set changes = changes + 1; end;
create trigger chronicle_made after insert on chronicle_entry begin update store set changes = changes + 1; end;
create trigger chronicle_changed after update on chronicle_entry begin update store set changes = changes + 1; end;
create trigger league_made after insert on league begin update store set changes = changes + 1; end;
create trigger league_changed after update on league begin update store set changes = changes + 1; end;
create trigger league_joined after insert on league_campaign begin update store set changes = changes + 1; end;
