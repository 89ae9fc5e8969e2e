-- The record that a merged one is in now, for links from before; the same id where it is in none. Only the system asks.
create or replace function accounts.remaining_record(person uuid) returns uuid language sql stable security definer set search_path = '' as $$
  with recursive later(id, step) as (
    select person, 0
    union all
    select m.remaining_id, l.step + 1 from later l
      join accounts.patient_merges m on m.gone_id = l.id and m.state <> 'undone' where l.step < 100
  )
  select l.id from later l order by l.step desc limit 1
$$;
alter function accounts.remaining_record(uuid) owner to service_role;
revoke all on function accounts.remaining_record(uuid) from public, anon, authenticated, service_role;
grant execute on function accounts.remaining_record(uuid) to service_role;
