/**
 * Whether a text looks like one publication number: a country, digits, perhaps a kind (`CN103399241B`, `US 7,654,321 B2`). Only decides
 * whether it is worth asking for that patent; a search for the number finds it as well.
 */
export function isPatentNumber(text: string): boolean {
  return /^[A-Z]{2}[\s_-]?[A-Z]{0,2}\d[\d\s,./-]{4,}[\s_-]?(?:[A-Z]\d?)?$/i.test(text.trim().normalize('NFKC'))
}
