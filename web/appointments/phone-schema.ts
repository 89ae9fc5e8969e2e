export { phoneForm } from '#domain/profile.ts'
