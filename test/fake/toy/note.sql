select 'a note';
