/**
 * Who reads a text. Patients are spoken to ("your target", "show this to a clinician"); staff read about
 * the patient, and are never sent to a clinician of their own.
 */
export type Reader = 'patient' | 'staff'
