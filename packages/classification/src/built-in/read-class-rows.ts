import { readFileSync } from 'node:fs'

/** A class with Gezhi's own short titles. */
export type ClassRow = readonly [symbol: string, zh: string, en: string]

/** Reads a tab-separated table next to this file: a header, then one class per line. Throws on a line that lacks a title. */
export function readClassRows(name: string): ClassRow[] {
  const [, ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [symbol, zh, en, ...rest] = line.split('\t')
    if (!symbol || !zh || !en || rest.length > 0) throw new Error(`${name}: not a class with two titles: ${line}`)
    return [symbol, zh, en]
  })
}
