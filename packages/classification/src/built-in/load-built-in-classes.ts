import type { ClassScheme } from '@gezhi/records'
import type { ClassEntry, ClassSchemes } from '../class-schemes.ts'
import { builtInClasses } from './built-in-classes.ts'
import type { ClassRow } from './read-class-rows.ts'

/** Loads the upper levels of the schemes with Gezhi's own short titles; imported titles replace them. */
export function loadBuiltInClasses(schemes: Pick<ClassSchemes, 'write'>): void {
  const entries = Object.entries(builtInClasses()).flatMap(([scheme, rows]) => rows.map((row) => entryOf(scheme as ClassScheme, row)))
  schemes.write({ entries, builtIn: true })
}

function entryOf(scheme: ClassScheme, [symbol, zh, en]: ClassRow): ClassEntry {
  const titles = [
    { lang: 'zh', text: zh },
    { lang: 'en', text: en },
  ]
  return { scheme, symbol, dots: null, titles, definitions: [] }
}
