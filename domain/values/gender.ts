/** Offered without a default; leaving it out is an answer too. */
export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

/** As people read them. */
export const genderLabels: Record<Gender, string> = { male: 'Male', female: 'Female' }
