import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#domain/accounts/profile.ts'
import {
  languageNames,
  maxPageTopics,
  pageLanguages,
  pageTopicNames,
  pageTopics,
} from '#domain/practice/pages/page-words.ts'
import type { NewProviderPage } from '#domain/practice/pages/schema.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { CheckboxField, ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card, Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { errorTitles, toasts } from '../texts.ts'
import { ownPage, savePage } from './page-queries.ts'

/** What a provider decides about their page, beside what their card says. */
export function OwnPage({ profile }: { profile: Profile }) {
  const query = useQuery(ownPage)
  return (
    <Section title="Your page">
      <Card className="grid gap-6">
        <p>
          People with an account choose you by this page, once you take bookings.{' '}
          <Link to={`/providers/${profile.id}`} className="link link-alone">
            See your page
          </Link>
        </p>
        <QueryView query={query} failed={errorTitles.page} fallback={<Skeleton lines={8} />}>
          {(page) => <PageForm page={page} hasGender={profile.gender !== null} />}
        </QueryView>
      </Card>
    </Section>
  )
}

function PageForm({ page, hasGender }: { page: NewProviderPage; hasGender: boolean }) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('#domain/practice/pages/schema.ts')).newProviderPage}
      submitLabel="Save your page"
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        await savePage(client, typed)
        toast(toasts.pageSaved(typed.is_public))
      }}
    >
      <ChoiceCards
        name="languages"
        label="Languages in which you work"
        optional
        multiple
        columns
        options={pageLanguages.map((value) => ({ value, label: languageNames[value] }))}
        defaultValue={page.languages}
      />
      <ChoiceCards
        name="topics"
        label="What you help with"
        hint={`At most ${maxPageTopics}. People choose by these words.`}
        optional
        multiple
        columns
        options={pageTopics.map((value) => ({ value, label: pageTopicNames[value] }))}
        defaultValue={page.topics}
      />
      <CheckboxField
        name="shows_gender"
        label="Show that I am a woman or a man"
        hint={
          hasGender
            ? 'Some people can talk to a woman or to a man alone.'
            : 'It is missing in your profile, so nothing is shown.'
        }
        defaultChecked={page.shows_gender}
      />
      <CheckboxField
        name="is_public"
        label="Show my page to everyone"
        hint="Visitors without an account then see your photo, name, profession, registration number, bio, qualifications, prices, rating and next free times. You can switch it off at any time."
        defaultChecked={page.is_public}
      />
    </Form>
  )
}
