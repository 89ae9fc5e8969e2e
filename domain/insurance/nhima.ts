/** NHIMA, which is there from the start: the number of a registration is a member number of it. */
export const nhimaId = '00000000-0000-4000-8000-000000000061'
