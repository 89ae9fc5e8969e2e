/** The year in which the pages were built; set by `vite.config.ts`. */
declare const BUILD_YEAR: number
