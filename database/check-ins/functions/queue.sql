-- The check-ins without an answer, the first due first. Person and words only of what the actor has claimed, and nothing of
-- who has withdrawn the consent to keep health data.
create or replace function check_ins.queue()
returns table (id uuid, month date, due_at timestamptz, created_at timestamptz, is_mine boolean, claimed_by_name text,
  person_id uuid, name text, phone_number text, answers integer[], score integer, went_well text, was_hard text, plan text)
language sql stable security definer set search_path = '' as $$
  select c.id, c.month, c.due_at, c.created_at, mine.yes, case when not mine.yes then h.full_name end,
    case when mine.yes then p.id end, case when mine.yes then p.full_name end, case when mine.yes then p.phone_number end,
    case when mine.yes then c.answers end, case when mine.yes then c.score end,
    case when mine.yes then c.went_well end, case when mine.yes then c.was_hard end, case when mine.yes then c.plan end
  from public.check_ins c
  join public.user_profiles p on p.id = c.user_id
  left join public.user_profiles h on h.id = c.claimed_by and practice.is_in_practice(c.claimed_by)
  cross join lateral (select coalesce(c.claimed_by = auth.uid(), false) as yes) mine
  where c.answered_at is null and check_ins.may_answer() and check_ins.is_agreed(c.user_id)
  order by c.due_at, c.id
$$;
alter function check_ins.queue() owner to service_role;
revoke all on function check_ins.queue() from public, anon, authenticated, service_role;
grant execute on function check_ins.queue() to authenticated, service_role;
