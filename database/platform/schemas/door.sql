-- Every login may use it: its function only ever makes the caller weaker.
create schema door;
grant usage on schema door to public;
