import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A name for an account whose owner has not chosen one: `用户` and 8 letters or digits. */
export function newNick(): string {
  return `用户${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}
