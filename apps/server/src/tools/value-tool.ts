import { citationSchema } from '@gezhi/contract'
import { PATENT_KIND, shanghaiDay, VALUATION_GROUPS } from '@gezhi/records'
import * as z from 'zod'
import { CallError } from '../http/call-error.ts'
import { valueById } from '../valuation/patent-valuer.ts'
import { citeParts, patentTexts } from './cited-texts.ts'
import { corpusTool } from './corpus-tool.ts'
import { count, patentNumber, viewPatent } from './open-cited.ts'
import { statement, tableOf } from './search-tools.ts'
import { TOOL_TEXTS } from './tool-texts.ts'

/** Of a valuation. */
const ALL_POINTS = 100

export const valueTool = corpusTool({
  name: 'value_patent',
  title: { zh: '价值评估', en: 'Value a patent' },
  description: 'Values a patent by the installation’s formula: points of 100, level, and the points of each dimension.',
  input: z.object({ number: z.string().trim().min(2).max(80) }),
  answer: z.object({
    number: z.string(),
    total: z.number(),
    level: z.string(),
    /** Points that depend on known facts. */
    known: z.number(),
    version: z.string(),
    groups: z.array(z.object({ key: z.string(), zh: z.string(), en: z.string(), points: z.number(), max: z.number() })),
    citations: z.array(citationSchema),
  }),
  async run({ number }, parts, caller) {
    const stored = await viewPatent(number, parts, caller)
    await count(parts, caller, 'valuePatents', stored.docId)
    const formula = await parts.rules.current()
    const engine = parts.serving.engines.of(PATENT_KIND)
    const [valued] = await valueById(engine, [stored.docId], { formula, today: shanghaiDay(parts.now()), signal: caller.signal })
    if (valued === undefined) throw new CallError('PATENT_NOT_FOUND', { number })
    const own = patentNumber(stored)
    const { total, level, known, groups } = valued.valuation
    return {
      number: own,
      total,
      level,
      known,
      version: formula.version,
      groups: groups.map(({ name, points, max }) => ({
        key: name,
        zh: VALUATION_GROUPS[name].label.zh,
        en: VALUATION_GROUPS[name].label.en,
        points,
        max,
      })),
      citations: citeParts('patent', own, patentTexts(stored.record, caller.language), ['title', 'abstract', 'claim']).slice(0, 1),
    }
  },
  describe({ number, total, level, known, groups, citations }, language) {
    const texts = TOOL_TEXTS[language]
    const rows = groups.map((group) => ({ cells: [group[language], `${group.points} / ${group.max}`], citations: [] }))
    return [
      statement(
        texts.valueOf(number, total, level) + (known < ALL_POINTS ? (language === 'en' ? ' ' : '') + texts.knownOf(known) : ''),
        citations,
      ),
      ...tableOf('', [texts.group, texts.score], rows),
    ]
  },
})
