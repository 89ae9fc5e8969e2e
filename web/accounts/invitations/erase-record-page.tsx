import { useState } from 'react'
import { fetchWithTimeout } from '#web/platform/calls/with-timeout.ts'
import { describeFailure, ProblemError, problemOf } from '#web/platform/calls/problem.ts'
import { useInBrowser } from '#web/platform/hydration.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Loading } from '#web/ui/loading.tsx'

/** The token is in the body: an address is stored by logs. @throws ProblemError 404 for an unknown link */
async function eraseRecord(token: string): Promise<void> {
  const answer = await fetchWithTimeout('/api/clinic-record-erasures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!answer.ok) throw await problemOf(answer)
}

/**
 * Erases what a clinic wrote down, by the link in its invitation, and shows nothing of it. The token is
 * behind the # of the address, which no browser sends to a server.
 */
export function EraseRecordPage() {
  const token = useInBrowser(() => location.hash.slice(1))
  return (
    <Main>
      <PageHeading title="Erase my record" lead="You need no account for this." />
      {token === undefined ? <Loading /> : <Question token={token} />}
    </Main>
  )
}

function Question({ token }: { token: string }) {
  const [isErased, setErased] = useState(false)
  const erase = useAction(async () => {
    await eraseRecord(token)
    setErased(true)
  })
  const isUnknown =
    token === '' ||
    (erase.failure instanceof ProblemError && [404, 422].includes(erase.failure.status))
  if (isErased)
    // The record may have been claimed before: the response is the same in both cases.
    return (
      <p role="status">
        Thank you. If the clinic wrote nothing more, the record is erased. If it did, we ask the
        clinic to erase it. If you added it to your account, it is still there: log in to see it.
      </p>
    )
  if (isUnknown)
    return (
      <div className="empty-state" role="alert">
        <p>This link does not work. Open the link in the email again.</p>
        <LinkButton to="/contact">Write to us</LinkButton>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Someone you met in person wrote down your name, how to reach you, and notes. Erase it? If
        the clinic wrote more since then, we ask the clinic to erase that. You cannot undo this.
      </p>
      {erase.failure ? (
        <p role="alert" className="font-bold text-danger">
          {describeFailure(erase.failure)}
        </p>
      ) : null}
      <ActionButton variant="danger" action={erase} busyLabel="Erasing...">
        Erase it
      </ActionButton>
    </div>
  )
}
