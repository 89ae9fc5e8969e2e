-- additive

-- Which guides of the self-help library a clinician of this clinic has read. Each change is a row of its own; of a
-- guide the newest holds, and the others are the history. Without a row a guide is a draft. Which guides a person reads
-- is in no table.
create table public.guide_reviews (
  id uuid primary key,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  -- Counts the changes of a guide, so that of two who change it at once one is rejected.
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'reviewed')),
  -- Of the text that was read: with another text the guide is a draft again.
  text_hash text not null check (text_hash ~ '^[A-Za-z0-9_-]{43}$'),
  reviewer_name text check (length(reviewer_name) between 1 and 120),
  reviewer_role text check (length(reviewer_role) between 1 and 120),
  reviewed_on date,
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now(),
  constraint guide_reviews_whole check (
    num_nulls(reviewer_name, reviewer_role, reviewed_on) = case state when 'reviewed' then 0 else 3 end),
  constraint guide_reviews_once unique (slug, version)
);
comment on table public.guide_reviews is 'Which guides of the library a clinician has read, with the history';

create index guide_reviews_by_changer on public.guide_reviews (changed_by) where changed_by is not null;
