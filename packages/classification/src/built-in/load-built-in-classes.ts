import { IPC_SECTION_LABELS, type ClassScheme } from '@gezhi/records'
import type { ClassEntry, ClassSchemes } from '../class-schemes.ts'
import { IPC_CLASSES } from './ipc-classes.ts'
import { LOCARNO_CLASSES } from './locarno-classes.ts'

type Row = readonly [symbol: string, zh: string, en: string]

const SECTIONS = Object.entries(IPC_SECTION_LABELS).map(([symbol, { zh, en }]): Row => [symbol, zh, en])

/** What the product knows of schemes by itself: their upper levels. CPC has those of the IPC and a section of its own, Y. */
const BUILT_IN: readonly (readonly [ClassScheme, readonly Row[]])[] = [
  ['ipc', [...SECTIONS.filter(([symbol]) => symbol !== 'Y'), ...IPC_CLASSES]],
  ['cpc', [...SECTIONS, ...IPC_CLASSES]],
  ['locarno', LOCARNO_CLASSES],
]

/** Writes the upper levels of each scheme of which nothing was imported; what is imported later takes their place. */
export function loadBuiltInClasses(schemes: Pick<ClassSchemes, 'sizes' | 'write'>): void {
  const there = new Set(schemes.sizes().map(({ scheme }) => scheme))
  const missing = BUILT_IN.filter(([scheme]) => !there.has(scheme))
  const entries = missing.flatMap(([scheme, rows]) => rows.map((row) => entryOf(scheme, row)))
  if (entries.length > 0) schemes.write({ entries })
}

function entryOf(scheme: ClassScheme, [symbol, zh, en]: Row): ClassEntry {
  const titles = [
    { lang: 'zh', text: zh },
    { lang: 'en', text: en },
  ]
  return { scheme, symbol, dots: null, titles, definitions: [] }
}
