/** Pages of staff, whose texts are about a patient (`domain/values/reader.ts`). */
export const shownToStaff = /^web\/(practice|desk|admin|care-plans\/provider)\//

/** Texts that tell a patient to see, ask or tell those who care for them. */
export const spokenToPatients =
  /\byour (own )?(clinician|therapist|clinic|doctor|nurse|dietitian|target|medicines?|action plan|readings?)\b|\bsee a clinician\b|\b(please )?talk to (someone|a clinician) (today|about it|first)\b|\bworth telling\b/i

/** Files with such texts that pages of staff reach, each with the reason why staff do not read them as theirs. */
export const forPatients: readonly { file: string; reason: string }[] = [
  { file: 'domain/screening/change.ts', reason: 'worded by `Reader`' },
  { file: 'web/ui/care-card.tsx', reason: 'worded by `Reader`' },
  {
    file: 'domain/screening/remarks.ts',
    reason: 'staff read when a remark applies, in words of domain/screening/clinician-notes.ts',
  },
  {
    file: 'domain/screening/instruments/phq-15.ts',
    reason: 'what a band means is said in the results of the patient alone; staff see its label',
  },
  {
    file: 'web/care-plans/meal/questions.ts',
    reason: 'the questions, which staff read aloud word for word; staff see no leads of the steps',
  },
  {
    file: 'domain/care-plans/shared/weight-loss.ts',
    reason: 'the rejection of a request; staff read the notes about health of this file',
  },
  {
    file: 'domain/appointments/bring.ts',
    reason: 'an admin reads what patients are told where a visit type says nothing else',
  },
  {
    file: 'web/readings/texts.ts',
    reason: 'notices of the patient’s form; staff pages take the rule which category warns',
  },
]
