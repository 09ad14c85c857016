-- Cards that are being written. `card` is the id that it has in the library once
-- its facts make sense; `form` is what was typed, whether it makes sense or not.
-- A removed one can be restored.
create table draft (
  card       text primary key check (length(card) between 1 and 200),
  form       text not null check (json_valid(form)),
  changed_at text not null,
  removed_at text
) strict;

-- What a person writes counts as a change, as decks do: a backup without it has lost something.
create trigger draft_made after insert on draft begin update store set changes = changes + 1; end;
create trigger draft_changed after update on draft begin update store set changes = changes + 1; end;
