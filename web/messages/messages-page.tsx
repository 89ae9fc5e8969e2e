import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Conversations } from './conversations.tsx'

const text = 'No messages yet. You can write to a provider you have an appointment with.'

/** A patient's messages with their providers. */
export function MessagesPage() {
  const { data: profile } = useProfile()
  return (
    <Main>
      <Conversations
        heading={
          <PageHeading
            title="Messages"
            lead="Between you and your providers. No one else reads them."
          />
        }
        first={
          profile?.is_student
            ? { text, to: '/book-appointment', label: 'Book an appointment' }
            : { text, to: '/appointments', label: 'My appointments' }
        }
      />
    </Main>
  )
}
