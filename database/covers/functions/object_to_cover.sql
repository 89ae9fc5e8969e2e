-- The actor, a patient, closes their record to the colleague of a cover, or takes that back. It holds for each cover of this
-- colleague for this provider. Whether the cover is about them.
create or replace function practice.object_to_cover(cover uuid, objects boolean) returns boolean language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.covers;
begin
  select c.* into known from public.covers c join practice.own_covers() o on o.id = c.id where c.id = cover;
  if not found then return false; end if;
  if objects then
    insert into public.cover_objections (absent_id, colleague_id, patient_id) values (known.absent_id, known.colleague_id, auth.uid()) on conflict do nothing;
  else
    delete from public.cover_objections o where o.absent_id = known.absent_id and o.colleague_id = known.colleague_id and o.patient_id = auth.uid();
  end if;
  return true;
end $$;
alter function practice.object_to_cover(uuid, boolean) owner to service_role;
revoke all on function practice.object_to_cover(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function practice.object_to_cover(uuid, boolean) to authenticated;
