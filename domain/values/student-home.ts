import { isOffered } from './brand.ts'

/** The first page of a student: where the clinic has no pages for students, the one to book and see their visits. */
export const studentHome = () => (isOffered('students') ? '/student-profile' : '/book-appointment')
