/** Of every account that tests make with one. */
export const goodPassword = 'Mosi-oa-Tunya 7'
