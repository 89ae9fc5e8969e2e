-- The group that a person's age is in today in Lusaka, in the words of domain/care-plans/shared/before-claim.ts.
create or replace function plans.age_group(date_of_birth date) returns text language sql stable set search_path = '' as $$
  select case when years < 18 then 'under 18' when years < 40 then '18 to 39' when years < 65 then '40 to 64' when years >= 65 then '65 or older' end
  from extract(year from age((now() at time zone 'Africa/Lusaka')::date, date_of_birth)) as years
$$;
alter function plans.age_group(date) owner to service_role;
revoke all on function plans.age_group(date) from public, anon, authenticated, service_role;
grant execute on function plans.age_group(date) to service_role;
