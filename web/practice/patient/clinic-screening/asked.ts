import type { ScreeningState } from '#domain/screening/flow.ts'

/** A questionnaire that is being answered at the clinic, in the memory of the open page. */
export interface Asked {
  state: ScreeningState
  /** The provider reads aloud; otherwise the patient holds the device. */
  isAloud: boolean
  /** The patient has given the device back. */
  isStaff: boolean
}
