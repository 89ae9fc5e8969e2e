import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invitation, InvitationCode } from '#domain/practice/clinic-records.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { answerInvitation, refreshInvitations } from './invitation-queries.ts'

interface InvitationCardProps {
  invitation: Invitation
  /** What the record was found by, where not by the email address. */
  proof?: InvitationCode
  onAnswered?: () => void
}

/** A clinic's record of the user, and the question what happens with it. */
export function InvitationCard({ invitation, proof, onAnswered }: InvitationCardProps) {
  const client = useQueryClient()
  const [isErasing, setErasing] = useState(false)
  const { id, name_hint, visited_at, provider } = invitation

  async function answer(wanted: 'claim' | 'erase') {
    await answerInvitation(client, { id, answer: wanted, ...(proof ? { proof } : {}) })
    onAnswered?.()
  }

  const claim = useAction(() => answer('claim'), {
    success: { title: 'Added', text: `${provider.full_name} is your provider now.` },
    failure: 'Could not add the record',
    refresh: () => refreshInvitations(client),
  })

  return (
    <Card>
      <h2 className="mb-2">Is this you?</h2>
      <FactList
        facts={[
          ['Provider', [provider.full_name, provider.specialty].filter(Boolean).join(', ')],
          ['Name they wrote down', name_hint],
          ['Date', formatDate(visited_at)],
        ]}
      />
      <p className="my-4">
        If you add it, <span translate="no">{provider.full_name}</span> sees your name and email and
        can propose times to you. You decide yourself what else you share.
      </p>
      <div className="form-actions">
        <ActionButton action={claim} busyLabel="Adding...">
          Add to my account
        </ActionButton>
        <Button variant="quiet" onClick={() => setErasing(true)}>
          Not me, or erase it
        </Button>
      </div>
      <ConfirmDialog
        open={isErasing}
        onClose={() => setErasing(false)}
        title={`Erase what ${provider.full_name} wrote down?`}
        confirmLabel="Erase"
        busyLabel="Erasing..."
        onConfirm={async () => {
          await answer('erase')
          toast({
            title: 'Thank you',
            text: 'If the clinic wrote nothing more, it is erased. If it did, we ask the clinic to erase that.',
          })
        }}
      >
        <p>
          What they wrote down for this visit is erased. If the clinic wrote more since then, we ask
          the clinic to erase that. You cannot undo this.
        </p>
      </ConfirmDialog>
    </Card>
  )
}
