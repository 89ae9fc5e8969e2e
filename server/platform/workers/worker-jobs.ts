/** What worker threads can do. Each takes plain data and returns plain data. */
export { drawLogo } from '../files/draw-logo.ts'
export { reEncodeImage } from '../files/re-encode-image.ts'
export { inspectPdf } from '../files/inspect-pdf.ts'
export { setPdf } from '../pdf/set-pdf.ts'
