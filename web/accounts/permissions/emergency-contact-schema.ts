export { emergencyContactForm } from '#domain/accounts/profile.ts'
