import { useQueryClient } from '@tanstack/react-query'
import type { VerificationDecision, VerificationForAdmin } from '#domain/students/verification.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { PageHeading, Card } from '#web/ui/layout/page.tsx'
import { Decided, DecisionButtons } from '#web/admin/decision-buttons.tsx'
import { OneToDecide } from '#web/admin/one-to-decide.tsx'
import { OpenDocument } from '#web/admin/open-document.tsx'
import { errorTitles, toasts } from '#web/admin/texts.ts'
import { useDecisionMutation } from '#web/admin/use-decision-mutation.ts'
import {
  decideOnStudent,
  linkToStudentDocument,
  verificationById,
  verifications,
} from './verification-queries.ts'

/** One student to decide on: who they say they are, the document, and the buttons beside it. */
export function VerificationPage({ id }: PathParams<'/admin/student-verifications/:id'>) {
  return (
    <OneToDecide
      id={id}
      query={verificationById}
      title="A student’s document"
      missing="Document not found"
      failure={errorTitles.verification}
    >
      {(verification) => <Verification verification={verification} />}
    </OneToDecide>
  )
}

function Verification({ verification }: { verification: VerificationForAdmin }) {
  const { student, status, submitted_at } = verification
  return (
    <>
      <PageHeading
        kicker="Student"
        title={student.full_name || 'No name given'}
        lead={`Sent ${formatDateTime(submitted_at)}`}
      />
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr]">
        <Card className="grid content-start gap-4">
          <h2>What they say</h2>
          <FactList
            facts={[
              ['Name', student.full_name],
              ['Institution', student.institution_name],
              ['Student ID', student.student_id],
            ]}
          />
          <OpenDocument sent={verification} linkTo={linkToStudentDocument} />
        </Card>
        {status === 'pending' ? (
          <Buttons verification={verification} />
        ) : (
          <Decided title={status === 'verified' ? 'Verified' : 'Rejected'} {...verification} />
        )}
      </div>
    </>
  )
}

function Buttons({ verification: { id, student } }: { verification: VerificationForAdmin }) {
  const name = student.full_name || 'This student'
  const client = useQueryClient()
  const deciding = useDecisionMutation({
    send: (decision: VerificationDecision) => decideOnStudent(client, id, decision),
    noticeOf: ({ decision }) => toasts[decision](name),
    findNext: async () => {
      const next = (await client.fetchQuery(verifications('pending'))).find((row) => row.id !== id)
      return next && `/admin/student-verifications/${next.id}`
    },
  })
  return (
    <DecisionButtons
      name={name}
      schema={async () => (await import('#domain/students/verification.ts')).verificationDecision}
      onDecide={deciding}
      yes={{
        label: 'Verify',
        busyLabel: 'Verifying...',
        decision: 'verified',
        consequence: 'They are a verified student from now on, and get an email about it.',
      }}
      rejection="rejected"
    >
      <p>
        Compare the name and the institution with the document, and see that it is of this year.
      </p>
    </DecisionButtons>
  )
}
