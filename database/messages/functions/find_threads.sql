-- The newest conversations of a person whose other has a name with these words, as `to_tsquery` reads them, or those
-- alone in which something waits. Names are read here, since a patient's policies show no profile of a former provider.
create or replace function messages.find_threads(words text, only_unread boolean, most integer) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select t.id from public.threads t
  join public.user_profiles p on p.id = case when t.patient_id = auth.uid() then t.provider_id else t.patient_id end
  where (t.patient_id = auth.uid() or t.provider_id = auth.uid() and (select practice.may_practise()))
    and t.last_message_at is not null
    and (words = '' or to_tsvector('simple', accounts.plain_words(p.full_name)) @@ to_tsquery('simple', words))
    and (not only_unread or exists (select from public.thread_reads r
      where r.thread_id = t.id and r.user_id = auth.uid() and r.unread_since is not null))
  order by t.last_message_at desc, t.id desc limit most
$$;
alter function messages.find_threads(text, boolean, integer) owner to service_role;
revoke all on function messages.find_threads(text, boolean, integer) from public, anon, authenticated, service_role;
grant execute on function messages.find_threads(text, boolean, integer) to authenticated;
