import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { questionnairesOf } from '#web/practice/questionnaires/questionnaire-queries.ts'
import { useQuery } from '@tanstack/react-query'
import type { IntakeForm } from '#domain/intake/schema.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { intakeSections } from '#domain/intake/sections.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Skeleton, SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading, Section, Card } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { intakeFormOf } from './intake-queries.ts'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'

const fetchPanel = loadOnce(
  async () =>
    (await import('#web/practice/questionnaires/questionnaires-panel.tsx')).QuestionnairesPanel,
)

/** A patient's intake form and questionnaires, on a page of its own: to open it counts as a read of their record. */
export function PatientIntakePage({ id: patient_id }: PathParams<'/patient-management/:id'>) {
  return (
    <Main>
      <p className="mb-4">
        <Link to="/patient-management" className="link link-alone gap-2">
          <Icon name="back" />
          All patients
        </Link>
      </p>
      <ForVerified above={<PageHeading title="Intake form of a patient" />}>
        <Intake patient_id={patient_id} />
      </ForVerified>
    </Main>
  )
}

function Intake({ patient_id }: { patient_id: string }) {
  const query = useQuery(intakeFormOf(patient_id))
  const { data, error } = query
  // A patient without a form has a name too.
  const questionnaires = useQuery(questionnairesOf(patient_id))
  const person = questionnaires.data
  const name = person ? nameOfPatient(person) : data?.fullName
  // An address with an invalid id (422) counts as not found too.
  if (error instanceof ProblemError && [404, 422].includes(error.status)) return <NotThere />
  return (
    <>
      <PageHeading
        title={name ? `Intake form of ${name}` : 'Intake form of a patient'}
        lead="That you opened this, and when, is shown to the patient."
      />
      {person ? (
        <p className="mb-4">
          <PatientIdentity person={person} />
        </p>
      ) : null}
      <QueryView
        query={query}
        failed={errorTitles.intake}
        Failed={NotShown}
        fallback={<SkeletonBlock />}
      >
        {(form) =>
          form ? (
            <Answers form={form} />
          ) : (
            <EmptyState
              drawing={<HandsAroundCup width={132} />}
              text="They have not sent an intake form yet. They find it on their start page."
            />
          )
        }
      </QueryView>
      <Section title="Questionnaires">
        <Lazy
          load={fetchPanel}
          props={{ patient_id, query: questionnaires }}
          fallback={<Skeleton lines={4} />}
        />
      </Section>
    </>
  )
}

function NotThere() {
  return (
    <>
      <PageHeading title="Form not found" />
      <EmptyState
        text="You can see an intake form only while its patient has an appointment with you."
        action={<LinkButton to="/patient-management">See your patients</LinkButton>}
      />
    </>
  )
}

function Answers({ form }: { form: IntakeForm }) {
  const answers = {
    ...form,
    dateOfBirth: formatDate(form.dateOfBirth),
    phone: showPhone(form.phone),
    emergencyPhone: showPhone(form.emergencyPhone),
  }
  const answerTo = (field: string) => answers[field as keyof typeof answers]
  return (
    <>
      <p className="mb-6 text-muted">
        Sent on {formatDateTime(form.submittedAt)}. The newest form they sent.
      </p>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        {intakeSections.map(({ title, fields }) => (
          <Card key={title}>
            <h2 className="mb-4">{title}</h2>
            <FactList
              facts={Object.entries(fields).map(([field, label]) => [
                label,
                answerTo(field) ? (
                  <span key={field} className="whitespace-pre-line">
                    {answerTo(field)}
                  </span>
                ) : null,
              ])}
            />
          </Card>
        ))}
      </div>
      <LusakaTimeNote />
    </>
  )
}
