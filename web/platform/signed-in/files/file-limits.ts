export { maxFileBytes, tooLargeMessage } from '#domain/values/files.ts'
