/** Nice classes as two sets of bits, of classes 1 to 32 and 33 to 45; other numbers are left out. Pure. */
export function classBits(classes: Iterable<number>): [low: number, high: number] {
  let [low, high] = [0, 0]
  for (const number of classes) {
    if (number >= 1 && number <= 32) low |= 1 << (number - 1)
    if (number >= 33 && number <= 45) high |= 1 << (number - 33)
  }
  return [low >>> 0, high >>> 0]
}
