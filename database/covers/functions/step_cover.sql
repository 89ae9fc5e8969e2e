-- The colleague accepts a cover; they, the provider who is away or an admin end it, which is also how it is declined.
-- `done`; `again`; `closed`: it has ended. Null where the cover is not the actor's to change.
create or replace function practice.step_cover(cover uuid, step text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.covers;
begin
  select * into known from public.covers c where c.id = cover and (
    step in ('accept', 'end') and c.colleague_id = auth.uid() and practice.may_practise()
    or step = 'end' and (c.absent_id = auth.uid() or accounts.actor_role() = 'admin')) for update;
  if not found then return null; end if;
  if step = 'end' then
    if known.ended_at is not null then return 'again'; end if;
    update public.covers c set ended_at = now() where c.id = cover;
    return 'done';
  end if;
  if known.ended_at is not null or known.last_day < (now() at time zone 'Africa/Lusaka')::date then return 'closed'; end if;
  if known.accepted_at is not null then return 'again'; end if;
  update public.covers c set accepted_at = now() where c.id = cover;
  return 'done';
end $$;
alter function practice.step_cover(uuid, text) owner to service_role;
revoke all on function practice.step_cover(uuid, text) from public, anon, authenticated, service_role;
grant execute on function practice.step_cover(uuid, text) to authenticated;
