/** What happens between one provider and one patient, in the order in which it does. */
export type CareEvent =
  /** A visit ahead on which both agree, or for which the patient asks. */
  | 'booked'
  /** A visit ahead that the provider or the front desk alone has proposed. */
  | 'proposed'
  /** The patient accepts what was proposed. */
  | 'accepted'
  /** The provider ends the care, and all visits ahead with it. */
  | 'discharged'
  | 'readmitted'

export interface CareState {
  /** Whether the provider treats the patient: only then do the consents of the patient show them anything. */
  isTreated: boolean
  isDischarged: boolean
  /** Whether a proposal waits for the patient. */
  isProposed: boolean
}

/** Two who never met. */
export const beforeCare: CareState = { isTreated: false, isDischarged: false, isProposed: false }

/** The state after an event; what is not possible changes nothing. `practice.treats` of the database says the same. */
export function careAfter(state: CareState, event: CareEvent): CareState {
  const inCare = { isTreated: true, isDischarged: false, isProposed: false }
  switch (event) {
    case 'booked':
      return { ...inCare, isProposed: state.isProposed }
    case 'proposed':
      return { ...state, isProposed: true }
    case 'accepted':
      return state.isProposed ? inCare : state
    case 'discharged':
      return state.isTreated ? { isTreated: false, isDischarged: true, isProposed: false } : state
    case 'readmitted':
      return state.isDischarged ? { ...state, isTreated: true, isDischarged: false } : state
  }
}
