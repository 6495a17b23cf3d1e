import { randomInt } from 'node:crypto'
import { shanghaiTime } from '../../http/shanghai-time.ts'

/** A new order number: time in Shanghai and ten random digits, so that nobody guesses the orders of others. */
export function newOrderNo(now: number): string {
  const digits = `${String(randomInt(1e5)).padStart(5, '0')}${String(randomInt(1e5)).padStart(5, '0')}`
  return shanghaiTime(new Date(now)).replaceAll(/\D/g, '') + digits
}
