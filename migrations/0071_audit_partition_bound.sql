-- additive
-- no transaction
-- Prepares 0072, which makes all present events the first partition of the trail. That they are before a month must be
-- known by then, or PostgreSQL reads all of them while no one can write. The month is the one after next: servers of
-- earlier versions write on until 0072 has been applied, a moment later.

-- Repeated, it takes the month of its own day. It waits three seconds for its lock, because writers wait behind it.
-- earlier versions work: events have the present time, which is before that month.
do 'begin execute (select format(
  ''alter table platform.audit_events drop constraint if exists audit_events_are_before, add constraint audit_events_are_before check (occurred_at < %L::timestamptz) not valid'',
  to_char(date_trunc(''month'', now() at time zone ''UTC'') + interval ''2 months'', ''YYYY-MM-DD 00:00:00+00'')) from set_config(''lock_timeout'', ''3s'', true)); end';
-- Reads all events, while others read and write them.
alter table if exists platform.audit_events validate constraint audit_events_are_before;
