import type { PatentRecord } from '@gezhi/records'

type Paragraph = NonNullable<PatentRecord['description']>[number]

/** Characters of a description: of a Chinese patent, and of any other. Published ones have between ten and sixty thousand. */
const CHARACTERS = { zh: 12_000, other: 45_000 }
/** Maximum number of paragraphs per language to reuse. */
const MAX_STORED = 20_000

/**
 * Gives generated patents descriptions as long as real ones: their own paragraphs, then paragraphs of earlier patents in the same
 * language. Deterministic for the same patents in the same order.
 */
export function lengthening(): (record: PatentRecord) => PatentRecord {
  const pools = new Map<string, Paragraph[]>()
  let at = 0
  return (record) => {
    const own = record.description ?? []
    const lang = record.titles?.[0]?.lang ?? 'zh'
    const pool = pools.get(lang) ?? []
    pools.set(lang, pool)
    if (pool.length < MAX_STORED) pool.push(...own.filter(({ heading }) => heading !== true))
    const target = lang.startsWith('zh') ? CHARACTERS.zh : CHARACTERS.other
    const description = [...own]
    let characters = own.reduce((sum, { text }) => sum + text.length, 0)
    while (characters < target && pool.length > 0) {
      const borrowed = pool[at++ % pool.length]!
      description.push(borrowed)
      characters += borrowed.text.length
    }
    return { ...record, description }
  }
}
