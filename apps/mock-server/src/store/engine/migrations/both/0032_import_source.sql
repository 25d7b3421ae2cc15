-- How the file of an import was read, and how else it could be: JSON, as calls return it.
alter table imports add column source text not null
  default '{"encoding":null,"encodings":[],"sheet":null,"sheets":[]}';
