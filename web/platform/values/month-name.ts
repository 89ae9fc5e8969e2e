import { formatDate } from './dates.ts'

/**
 * `November 2026`, of a month as `YYYY-MM`. Separate from the other dates: few pages show a month.
 */
export const formatMonth = (month: string): string => formatDate(`${month}-01`).replace(/^\d+ /, '')
