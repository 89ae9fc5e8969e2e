import type { PublishedRating } from '#domain/appointments/rating-schema.ts'

/** `4.5 of 5, 15 ratings` */
export const wordOfRating = ({ mean, count }: PublishedRating) =>
  `${mean.toFixed(1)} of 5, ${count} ratings`

export const errorTitles = {
  list: 'Error fetching the providers',
  page: 'Error fetching the page',
} as const
