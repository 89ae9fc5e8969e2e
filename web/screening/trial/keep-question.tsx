import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { consentInForce } from '#domain/accounts/consent.ts'
import { useNavigate } from '#web/platform/location.ts'
import { useSession } from '#web/platform/calls/session.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { storedRun } from '../run/stored-run.ts'
import { claimHandOver, dropHandOver, handedTo } from './hand-over.ts'

const here = '/screening/keep'

/**
 * After a visitor has answered the questions and logged in: nothing of the results is shown before this user
 * said that they are theirs, and nothing is saved before their consent.
 */
export function KeepQuestion() {
  const navigate = useNavigate()
  const user = useSession()?.user
  const name = useProfile().data?.full_name
  const consents = useQuery(ownConsents)
  const [handed, setHanded] = useState(
    () => user && handedTo({ id: user.id, email: user.email ?? '' }),
  )
  const isAgreed = consents.data && consentInForce(consents.data, 'health_data') !== undefined
  const isClaimed = handed?.user_id !== undefined && handed.user_id === user?.id

  /** The page of the screening saves what it shows. */
  function save() {
    if (!handed) return
    storedRun.keep({ state: handed.state, is_kept: true })
    dropHandOver()
    navigate('/screening', { replace: true, state: { run: handed.state.id } })
  }
  useEffect(() => {
    // Back from the page of the consent.
    if (isClaimed && isAgreed) save()
  })

  function claim() {
    claimHandOver()
    if (isAgreed) save()
    else navigate(`/consent?next=${here}`, { replace: true })
  }

  function forget() {
    dropHandOver()
    setHanded(undefined)
  }

  if (!handed)
    return (
      <>
        <PageHeading
          title="There is nothing to keep"
          lead="Results wait for an hour at most, in the tab in which the questions were answered."
        />
        <div className="form-actions">
          <LinkButton to="/screening">Answer the questions</LinkButton>
          <LinkButton to="/patient-dashboard" variant="quiet">
            Continue
          </LinkButton>
        </div>
      </>
    )
  return (
    <>
      <PageHeading
        title="Are these your answers?"
        lead={
          <>
            The questions were answered in this tab before{' '}
            <span translate="no">{formatTime(new Date(handed.at).toISOString())}</span>. You are
            logged in as <strong translate="no">{name ?? user?.email}</strong>.
          </>
        }
      />
      {consents.isPending || (isClaimed && isAgreed) ? (
        <Skeleton lines={2} />
      ) : (
        <>
          <p>Keep them only if you answered the questions yourself.</p>
          <div className="form-actions mt-6">
            <Button onClick={claim}>Yes, keep them</Button>
            <Button variant="quiet" onClick={forget}>
              No, delete them
            </Button>
          </div>
        </>
      )}
    </>
  )
}
