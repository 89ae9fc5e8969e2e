export { refundRequest } from '#domain/membership/schema.ts'
