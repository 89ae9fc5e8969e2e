import { LinkButton } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'
import { useVisitor } from '#web/app/visitor.ts'

const steps = [
  { title: 'Choose how to meet', text: 'By video, by phone, or in person in Lusaka.' },
  { title: 'Choose a day and a time', text: 'Six times a day, each an hour long.' },
  { title: 'Wait for the word', text: 'Your provider confirms, and we tell you.' },
] as const

export function AppointmentsLandingPage() {
  const visitor = useVisitor()
  return (
    <Main>
      <PageHeading
        title="An appointment in three steps"
        lead="With a licensed therapist or a dietitian, at a time that suits you."
      />
      <ol className="grid gap-6 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-copper pt-3">
            <h2 className="text-lg">
              {index + 1}. {step.title}
            </h2>
            <p className="mt-1 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={visitor ? '/book-appointment' : '/login'}>Book Now</LinkButton>
        <LinkButton to="/appointments" variant="quiet">
          My Appointments
        </LinkButton>
      </div>
    </Main>
  )
}
