-- Puts the actor's wish before an admin where their identity is verified. Answers whether it is: what is false the
-- actor may write themselves. The same as what patients see takes a wish back.
create or replace function practice.propose_identity(new_name text, new_specialty text, new_qualifications text[], has_specialty boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  own public.user_profiles;
  wish public.identity_changes;
begin
  -- A registration that is sent at the same time locks this row too.
  select p.* into own from public.user_profiles p where p.id = auth.uid() for update;
  delete from public.identity_changes c where c.provider_id = auth.uid() and c.status = 'pending' returning c.* into wish;
  if not practice.has_verified_identity(auth.uid()) then return false; end if;
  new_name := coalesce(new_name, wish.full_name, own.full_name);
  new_specialty := case when has_specialty then nullif(new_specialty, '') when wish.id is not null then wish.specialty else own.specialty end;
  new_qualifications := coalesce(new_qualifications, wish.qualifications, own.qualifications);
  if (new_name, new_specialty, new_qualifications) is distinct from (own.full_name, nullif(own.specialty, ''), own.qualifications) then
    insert into public.identity_changes (id, provider_id, full_name, specialty, qualifications, submitted_at)
      -- The same wish sent again keeps its place.
      select case when same then wish.id else gen_random_uuid() end, auth.uid(), new_name, new_specialty, new_qualifications,
        case when same then wish.submitted_at else now() end
      from (select (new_name, new_specialty, new_qualifications) is not distinct from (wish.full_name, wish.specialty, wish.qualifications) as same) as compared;
  end if;
  return true;
end $$;
alter function practice.propose_identity(text, text, text[], boolean) owner to service_role;
revoke all on function practice.propose_identity(text, text, text[], boolean) from public, anon, authenticated, service_role;
grant execute on function practice.propose_identity(text, text, text[], boolean) to authenticated;
