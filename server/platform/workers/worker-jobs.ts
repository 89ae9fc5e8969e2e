/** What worker threads can do. Each takes plain data and returns plain data. */
export { redrawPicture } from '../files/draw-picture.ts'
export { inspectPdf } from '../files/inspect-pdf.ts'
export { setPdf } from '../pdf/set-pdf.ts'
