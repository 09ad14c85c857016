-- Several files that were taken in as one import: their formats, each once. Null where there was one file, or all have one format.
alter table import add column formats text check (formats is null or json_valid(formats));
