-- additive
-- no transaction
-- The newest events of a person, or of an action, come from the index in their order. The indexes before lacked
-- the id, by which events of the same time are ordered: a prepared statement then read and sorted all events of the
-- person, 200,000 for the one who had done a fifth of a million.
create index concurrently if not exists audit_events_newest_of_actor on platform.audit_events (actor_id, occurred_at desc, id desc);
-- Of the one who does most: rare actions would be looked for in all of theirs.
create index concurrently if not exists audit_events_newest_of_actor_by_action on platform.audit_events (actor_id, action, occurred_at desc, id desc);
create index concurrently if not exists audit_events_newest_of_subject on platform.audit_events (subject_id, occurred_at desc, id desc);
create index concurrently if not exists audit_events_newest_of_action on platform.audit_events (action, occurred_at desc, id desc);
drop index concurrently if exists platform.audit_events_by_actor;
drop index concurrently if exists platform.audit_events_by_subject;
drop index concurrently if exists platform.audit_events_by_action;
