-- How many questions the actor may answer that no colleague has, and since when the first waits. None for other people.
-- A claim holds for half an hour, as `domain/support/limits.ts` says.
create or replace function support.to_answer() returns table (questions integer, oldest_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select count(*)::integer, min(q.asked_at) from public.support_questions q
  where q.status = 'waiting'
    and (q.claimed_by is null or q.claimed_by = auth.uid() or q.claimed_at <= now() - interval '30 minutes')
    and q.team = (select case when p.role in ('front_desk', 'admin') then 'desk'
      when practice.is_in_practice(p.id) then p.profession end from public.user_profiles p where p.id = auth.uid())
$$;
alter function support.to_answer() owner to service_role;
revoke all on function support.to_answer() from public, anon, authenticated, service_role;
grant execute on function support.to_answer() to authenticated, service_role;
