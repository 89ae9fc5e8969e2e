import { useQuery } from '@tanstack/react-query'
import type { VerificationForAdmin } from '#domain/students/verification.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { formatAge, formatDateTime } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { DecidedList, Queue } from '#web/admin/queue.tsx'
import { verifications } from './verification-queries.ts'

const placeOf = ({ id }: VerificationForAdmin) => `/admin/student-verifications/${id}` as const

const who: Column<VerificationForAdmin> = {
  header: 'Student',
  cell: (row) => (
    <Link to={placeOf(row)} className="link wrap-anywhere" translate="no">
      {row.student.full_name || 'No name given'}
    </Link>
  ),
}

const studies: Column<VerificationForAdmin> = {
  header: 'Institution',
  cell: ({ student }) => (
    <span className="wrap-anywhere">
      {student.institution_name || 'None given'}
      <span className="block text-muted">{student.student_id}</span>
    </span>
  ),
}

/** The students whose verification is pending. */
export function StudentQueue() {
  const now = useNow()
  return (
    <Queue
      title="Students who wait"
      caption="Students who wait to be verified, those who wait longest first"
      query={useQuery(verifications('pending'))}
      columns={[
        who,
        studies,
        {
          header: 'Waiting',
          cell: ({ submitted_at }) => (
            <span className="whitespace-nowrap">{formatAge(submitted_at, now)}</span>
          ),
        },
      ]}
      placeOf={placeOf}
      empty="No students to verify."
    />
  )
}

const decision: Column<VerificationForAdmin> = {
  header: 'Decision',
  cell: ({ status }) => (status === 'verified' ? 'Verified' : 'Rejected'),
}

const decidedOn: Column<VerificationForAdmin> = {
  header: 'Decided',
  cell: ({ decided_at }) => (decided_at ? formatDateTime(decided_at) : null),
}

/** The students who were decided on. */
export function DecidedStudents() {
  return (
    <DecidedList
      title="Students decided on"
      caption="Decided students, newest first"
      queries={[useQuery(verifications('verified')), useQuery(verifications('rejected'))]}
      columns={[who, studies, decision, decidedOn]}
      empty="No student has been decided on yet."
    />
  )
}
