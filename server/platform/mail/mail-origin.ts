/** The address of the server, under which a mailbox finds the logo; without it emails have none. */
export const mailOrigin: { url: string | undefined } = { url: undefined }
