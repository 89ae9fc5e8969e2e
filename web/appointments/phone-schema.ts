export { phoneForm } from '#domain/accounts/profile.ts'
