export { mostFileBytes, tooLargeMessage } from '#domain/files.ts'
