-- What a merge may be of, and which step may follow which; `mergeSteps` of domain/registrations/merge-state.ts says the
-- same. As a trigger, since the system's role passes over policies where it has BYPASSRLS, as on hosted Supabase.
create or replace function accounts.keep_merge_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'merged'
      or (select count(*) from public.user_profiles p where p.id in (new.gone_id, new.remaining_id) and p.role = 'client') <> 2
      or exists (select from accounts.users u where u.id in (new.gone_id, new.remaining_id)
        and (u.email is not null or u.password_hash is not null or u.deleted_at is not null or u.banned_until > now()))
      or exists (select from accounts.patient_merges m where m.gone_id = new.remaining_id and m.state <> 'undone') then
      raise exception 'only records without a login are merged, not those of staff, suspended or merged before' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (old.id, old.gone_id, old.remaining_id, old.merged_at) is distinct from (new.id, new.gone_id, new.remaining_id, new.merged_at)
    or new.merged_by is distinct from old.merged_by and new.merged_by is not null
    or old.state = new.state and (old.ended_at is distinct from new.ended_at
      or new.ended_by is distinct from old.ended_by and new.ended_by is not null) then
    raise exception 'what was merged stays as it was recorded' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'merged' and new.state = 'undone' and now() < old.merged_at + interval '30 days'
      -- The last one first: what came by this one may have gone on with the other.
      and not exists (select from accounts.patient_merges m where m.gone_id = old.remaining_id and m.state <> 'undone')
    or old.state = 'merged' and new.state = 'final' and now() >= old.merged_at + interval '30 days') then
    raise exception 'no such step of a merge' using errcode = 'check_violation';
  end if;
  return new;
end $$;
comment on function accounts.keep_merge_course() is 'Keeps which records are merged, and which step of a merge follows which';
alter function accounts.keep_merge_course() owner to service_role;
revoke all on function accounts.keep_merge_course() from public, anon, authenticated, service_role;
grant execute on function accounts.keep_merge_course() to service_role;
