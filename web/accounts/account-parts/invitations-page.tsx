import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invitation, InvitationCode } from '#domain/practice/clinic-records.ts'
import { InvitationCard } from '#web/accounts/invitations/invitation-card.tsx'
import { findInvitation, ownInvitations } from '#web/accounts/invitations/invitation-queries.ts'
import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** What providers wrote down about the user before they had an account, and what happens with it. */
export function InvitationsPage() {
  return (
    <AccountPart title="Invitations">
      <ByEmail />
      <Section title="Do you have a code?">
        <ByCode />
      </Section>
    </AccountPart>
  )
}

function ByEmail() {
  const query = useQuery(ownInvitations)
  return (
    <QueryView
      query={query}
      failed="Error fetching your invitations"
      fallback={<Skeleton lines={4} />}
    >
      {(invitations) =>
        invitations.length === 0 ? (
          <p>No invitations for your email address.</p>
        ) : (
          invitations.map((one) => <InvitationCard key={one.id} invitation={one} />)
        )
      }
    </QueryView>
  )
}

function ByCode() {
  const [found, setFound] = useState<{ invitation: Invitation; proof: InvitationCode }>()
  if (found) return <InvitationCard {...found} onAnswered={() => setFound(undefined)} />
  return (
    <Form
      schema={async () => (await import('#domain/practice/clinic-records.ts')).invitationCode}
      submitLabel="Find my record"
      busyLabel="Searching..."
      onSubmit={async (proof) => setFound({ invitation: await findInvitation(proof), proof })}
    >
      <p>A clinic gave you a code. Enter it with the phone number that you gave there.</p>
      <TextField
        name="code"
        label="Code"
        hint="10 letters and numbers, for example 7QK4M-ZB2XA."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <TextField name="phone_number" label="Phone number" type="tel" autoComplete="tel" />
    </Form>
  )
}
