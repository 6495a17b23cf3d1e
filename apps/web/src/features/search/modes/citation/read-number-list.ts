/** Between two numbers: a line, a semicolon, or a blank or comma before the next office code. Numbers themselves hold blanks, commas and hyphens. */
const BETWEEN = /[\n;；、，\t]+|[\s,]+(?=[A-Za-z]{2}\s?-?\s?\d)/

/** The numbers of a text as they are written, each once, in order. Pure. */
export function readNumberList(text: string): string[] {
  const numbers = text.split(BETWEEN).map((number) => number.replace(/^[\s,]+|[\s,]+$/g, ''))
  return [...new Set(numbers.filter((number) => number !== ''))]
}
