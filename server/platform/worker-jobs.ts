/** What worker threads can do. Each takes plain data and returns plain data. */
export { redrawPicture } from './draw-picture.ts'
export { inspectPdf } from './inspect-pdf.ts'
export { setPdf } from './set-pdf.ts'
