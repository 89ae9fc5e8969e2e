-- A provider without a row here has a page for signed-in people, with neither languages nor topics.
create table public.provider_pages (
  provider_id uuid primary key references public.user_profiles on delete cascade,
  languages text[] not null default '{}' check (languages <@ array['english', 'bemba', 'nyanja', 'tonga', 'lozi', 'lunda', 'luvale', 'kaonde', 'tumbuka', 'sign_language']),
  topics text[] not null default '{}' check (cardinality(topics) <= 8 and topics <@ array['stress', 'low_mood', 'grief', 'relationships', 'violence', 'alcohol', 'sleep', 'young_people', 'birth', 'food_weight', 'sugar', 'pressure', 'hiv', 'moving', 'pain']),
  shows_gender boolean not null default false,
  -- Whether visitors see it, too.
  is_public boolean not null default false,
  updated_at timestamptz(3) not null default now()
);
comment on table public.provider_pages is 'What providers say of themselves on their page, and whether visitors see it';
