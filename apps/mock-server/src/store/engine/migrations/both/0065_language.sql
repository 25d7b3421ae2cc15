-- The language in which a user reads Cardinal; null: that of their browser.
alter table users add column language text;
