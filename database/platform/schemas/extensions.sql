-- Lets an exclusion constraint compare ids beside ranges of time.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
