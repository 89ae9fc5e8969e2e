/** What a phone can dial: 3 to 15 digits (E.164), single spaces between them, perhaps a plus in front. */
export const dialable = /^\+?\d( ?\d){2,14}$/
