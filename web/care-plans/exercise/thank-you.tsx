import { useEffect, useState } from 'react'
import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import { useNavigate } from '#web/platform/location.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Baobab } from '#web/ui/drawings/scenes/baobab.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'

/**
 * After sending, the home page opens automatically (docs/specification.md, "Exercise questionnaire"), in
 * milliseconds.
 */
const redirectAfter = 5000

/**
 * Step 8: what happens next and when, and the link home, which opens automatically unless the user
 * stays.
 */
export function ThankYou() {
  const navigate = useNavigate()
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    if (isStaying) return
    // Replaces this page, so that Back does not lead to a questionnaire that is sent.
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [isStaying, navigate])

  return (
    <>
      <PageHeading
        kicker="Exercise plan questionnaire"
        title="Thank You"
        lead={
          <>
            Your answers are with our fitness experts. One of them writes your plan, usually within{' '}
            <span className="whitespace-nowrap">{turnaround}</span>.
          </>
        }
      />
      <Baobab />
      <p className="my-6">
        You will see your plan on{' '}
        <Link to="/my-exercise-plan" className="link">
          your exercise plan’s page
        </Link>
        , where you can download it and ask for changes.
      </p>
      <p role="status" className="mb-4">
        {isStaying
          ? 'You stay on this page.'
          : 'The home page opens automatically in 5 seconds, unless you stay.'}
      </p>
      <div className="form-actions">
        <LinkButton to="/" replace>
          Go to the home page now
        </LinkButton>
        {isStaying ? null : (
          <Button variant="quiet" onClick={() => setStaying(true)}>
            Stay on this page
          </Button>
        )}
      </div>
    </>
  )
}
