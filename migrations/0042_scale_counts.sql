-- additive
-- no transaction
-- Answered contact messages, to be counted: with one value for all, the index has a twentieth of the table's pages.
create index concurrently if not exists contact_messages_answered_count on public.contact_messages ((answered_at is not null)) where answered_at is not null;
