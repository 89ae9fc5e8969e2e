import type { ComponentProps } from 'react'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Conversations } from '#web/messages/conversations.tsx'
import { Letter } from '#web/ui/drawings/letter.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { ForVerified } from './practice-gate.tsx'
import type { ArchiveButton } from './messaging/archive-button.tsx'
import { TemplateButton } from './messaging/template-button.tsx'
import { ThreadFinder } from './messaging/thread-finder.tsx'

const heading = (
  <PageHeading
    title="Secure Messaging"
    lead="Between you and your patients. No one else reads them."
  />
)

const fetchArchive = loadOnce(
  async () => (await import('./messaging/archive-button.tsx')).ArchiveButton,
)
/** Late: a conversation is read before it is archived. */
const Archive = (props: ComponentProps<typeof ArchiveButton>) => (
  <Lazy load={fetchArchive} props={props} optional />
)

const staff = { Finder: ThreadFinder, Archive, Templates: TemplateButton }

/** A provider's messages with their patients (docs/specification.md, "Billing and messages"). */
export function MessagingPage() {
  return (
    <Main>
      <ForVerified drawing={<Letter width={220} />} above={heading}>
        <Conversations
          heading={heading}
          staff={staff}
          first={{
            text: 'No messages yet. You can write to patients who have an appointment with you.',
            to: '/patient-management',
            label: 'See my patients',
          }}
        />
      </ForVerified>
    </Main>
  )
}
