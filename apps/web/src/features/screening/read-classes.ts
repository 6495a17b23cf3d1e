const SEPARATORS = /[\s,，、;；]+/

/** The Nice classes of a list such as `9，35`, ascending and each once; null if a part is none. Pure. */
export function readClasses(text: string): number[] | null {
  const parts = text.split(SEPARATORS).filter((part) => part !== '')
  const classes = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0))
  if (classes.some((number) => number < 1 || number > 45)) return null
  return [...new Set(classes)].sort((a, b) => a - b)
}
