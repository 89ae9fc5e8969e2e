export { maxFileBytes, tooLargeMessage } from '#domain/files.ts'
