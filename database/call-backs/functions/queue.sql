-- The queue of a therapist, the oldest time first. Person and number only of what they have claimed: of a student the
-- first name, which is enough to ask for them.
create or replace function call_backs.queue()
returns table (id uuid, starts_at timestamptz, ends_at timestamptz, attempts integer, is_mine boolean, claimed_by_name text,
  person_id uuid, name text, phone_number text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.id, c.starts_at, c.ends_at, c.attempts, mine.yes, case when not mine.yes then h.full_name end,
    case when mine.yes then p.id end,
    case when mine.yes then case when p.is_student then split_part(btrim(p.full_name), ' ', 1) else p.full_name end end,
    case when mine.yes then c.phone_number end, c.created_at
  from public.call_backs c
  join public.user_profiles p on p.id = c.user_id
  left join public.user_profiles h on h.id = c.claimed_by and practice.is_in_practice(c.claimed_by)
  cross join lateral (select coalesce(c.claimed_by = auth.uid(), false) as yes) mine
  where c.status = 'open' and call_backs.may_answer()
  order by c.starts_at, c.created_at, c.id
$$;
alter function call_backs.queue() owner to service_role;
revoke all on function call_backs.queue() from public, anon, authenticated, service_role;
grant execute on function call_backs.queue() to authenticated, service_role;
