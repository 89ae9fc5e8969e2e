export { demographics } from '#domain/accounts/profile.ts'
