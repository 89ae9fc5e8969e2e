export { ratingForm } from '#domain/appointments/rating-schema.ts'
