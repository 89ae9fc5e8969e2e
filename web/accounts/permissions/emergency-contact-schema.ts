export { emergencyContactForm } from '#domain/profile.ts'
