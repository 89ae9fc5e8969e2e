export { demographics } from '#domain/profile.ts'
