/** The logo above the name of the clinic on what is printed, as a data address; it changes while the process runs. */
export const printedLogo: { png: string | undefined } = { png: undefined }
