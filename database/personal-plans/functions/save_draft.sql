-- Saves a draft of the actor on a patient whom they treat: `created`, `saved`, or `same` where it is so already. `stale`:
-- another version is stored than the one that was seen; `published`: nothing of it changes any more; `other`: they have
-- another draft on this patient; `withdrawn`: the patient took back their consent. Null where it is not theirs.
create or replace function personal_plans.save_draft(draft uuid, patient uuid, seen integer, content jsonb, review date, agreed date) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.personal_plan_versions;
begin
  select * into known from public.personal_plan_versions v where v.id = draft for update;
  if found then
    if known.author_id is distinct from auth.uid() or known.user_id <> patient or not practice.may_practise() then return null; end if;
    if known.published_at is not null then return 'published'; end if;
    if known.goals = content and known.review_on is not distinct from review and known.agreed_on is not distinct from agreed then return 'same'; end if;
    if known.version <> seen then return 'stale'; end if;
    update public.personal_plan_versions v set goals = content, review_on = review, agreed_on = agreed, version = seen + 1, saved_at = now()
      where v.id = draft;
    return 'saved';
  end if;
  if not practice.treats(patient) then return null; end if;
  if personal_plans.has_withdrawn(patient) then return 'withdrawn'; end if;
  insert into public.personal_plan_versions (id, user_id, author_id, goals, review_on, agreed_on)
    values (draft, patient, auth.uid(), content, review, agreed) on conflict do nothing;
  return case when found then 'created' else 'other' end;
end
$$;
alter function personal_plans.save_draft(uuid, uuid, integer, jsonb, date, date) owner to service_role;
revoke all on function personal_plans.save_draft(uuid, uuid, integer, jsonb, date, date) from public, anon, authenticated, service_role;
grant execute on function personal_plans.save_draft(uuid, uuid, integer, jsonb, date, date) to authenticated;
