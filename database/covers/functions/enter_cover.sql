-- A provider in practice enters who covers for them, or an admin for a provider. The two are of one profession.
-- `entered`; `again`: it is so already; `conflict`: the id is another's; `colleague`: no such colleague is in practice;
-- `over`: its last day is over; `taken`: a cover for these days is there. Null where the actor may not.
create or replace function practice.enter_cover(cover uuid, absent uuid, colleague uuid, from_day date, to_day date) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not (absent = auth.uid() and practice.may_practise() or accounts.actor_role() = 'admin') then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('covers of ' || absent, 4));
  if exists (select from public.covers c where c.id = cover) then
    return case when exists (select from public.covers c where c.id = cover
      and (c.absent_id, c.colleague_id, c.first_day, c.last_day) = (absent, colleague, from_day, to_day)) then 'again' else 'conflict' end;
  end if;
  if absent = colleague or not practice.is_in_practice(absent) or not practice.is_in_practice(colleague)
    or not exists (select from public.user_profiles a join public.user_profiles b on b.profession = a.profession where a.id = absent and b.id = colleague)
    then return 'colleague'; end if;
  if to_day < (now() at time zone 'Africa/Lusaka')::date then return 'over'; end if;
  if exists (select from public.covers c where c.absent_id = absent and c.ended_at is null and c.first_day <= to_day and c.last_day >= from_day) then return 'taken'; end if;
  insert into public.covers (id, absent_id, colleague_id, first_day, last_day, entered_by) values (cover, absent, colleague, from_day, to_day, auth.uid());
  return 'entered';
end $$;
alter function practice.enter_cover(uuid, uuid, uuid, date, date) owner to service_role;
revoke all on function practice.enter_cover(uuid, uuid, uuid, date, date) from public, anon, authenticated, service_role;
grant execute on function practice.enter_cover(uuid, uuid, uuid, date, date) to authenticated;
