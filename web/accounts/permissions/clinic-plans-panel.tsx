import { PermissionPanel } from './permission-panel.tsx'
import { permissionTexts } from './permission-texts.ts'

/** The wording is the one that `consentVersions.clinic_plans` names: change both together. */
export function ClinicPlansPanel() {
  return (
    <PermissionPanel
      purpose="clinic_plans"
      label="Plans at the clinic"
      lead="You ask for a meal or exercise plan yourself, unless you agree here."
      giveLabel="Let my provider start a plan with me"
      question={{
        title: 'Stop plans at the clinic?',
        text: 'From then on no provider can start a plan with you. None can read or change one that was started at the clinic. You keep the plans that are written. You can allow it again at any time.',
        confirmLabel: 'Stop this',
        cancelLabel: 'Keep allowing it',
      }}
      notices={permissionTexts.clinic_plans}
    >
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <strong className="font-bold">Who:</strong> a dietitian or fitness expert whose
          registration we have checked and who has an appointment with you. If they give the request
          back, a colleague of theirs can take it over.
        </li>
        <li>
          <strong className="font-bold">What:</strong> they ask you the questions of a plan at the
          clinic, enter your answers and write the plan. They read what your profile says of
          pregnancy. A dietitian also reads what it says of kidney disease and food allergies. What
          you say is kept there, too.
        </li>
        <li>
          <strong className="font-bold">You see it:</strong> each plan says who asked you, and you
          can ask for changes.
        </li>
      </ul>
    </PermissionPanel>
  )
}
