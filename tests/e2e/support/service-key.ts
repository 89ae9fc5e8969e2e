/** Of the servers of the browser tests: it makes accounts without an email that must be waited for. */
export const serviceKey = 'the service key of the browser tests, long enough'
