export const TRADITIONAL_CHARACTERS = '电電'
