import { useQuery } from '@tanstack/react-query'
import { questionnairesOf } from './questionnaire-queries.ts'
import { QuestionnairesPanel } from './questionnaires-panel.tsx'

/** The questionnaires of a patient, where nothing else of the page has asked for them. */
export function QuestionnairesOf({ patient_id }: { patient_id: string }) {
  return (
    <QuestionnairesPanel patient_id={patient_id} query={useQuery(questionnairesOf(patient_id))} />
  )
}
