import { citationSchema, type Language } from '@gezhi/contract'
import { PATENT_KIND, publicationType, shanghaiDay, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import * as z from 'zod'
import { companyName, companyRow } from '../companies/company-row.ts'
import { textIn } from '../kinds/language-choice.ts'
import { valueName } from '../kinds/value-name.ts'
import { trademarkRow } from '../trademarks/trademark-row.ts'
import { citeParts, companyTexts, markTexts, patentTexts } from './cited-texts.ts'
import { claimOverlap } from './claim-tools.ts'
import { corpusTool } from './corpus-tool.ts'
import { markNumber, patentNumber, viewCompany, viewPatent, viewTrademark } from './open-cited.ts'
import { statement, tableOf } from './search-tools.ts'
import { dateText, TOOL_TEXTS } from './tool-texts.ts'

const numberInput = { number: z.string().trim().min(2).max(80).describe('Publication or application number, in any notation') }

const factsSchema = z.object({
  number: z.string(),
  title: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  citations: z.array(citationSchema),
})

/** The facts of a patent with their names. */
function patentFacts(stored: StoredRecord<PatentRecord>, language: Language): z.output<typeof factsSchema> {
  const { record } = stored
  const texts = TOOL_TEXTS[language]
  const fields = PATENT_KIND.fields
  const named = (field: string, value: string | undefined) =>
    value === undefined ? '' : valueName({}, fields.find(field)!, value, language)
  const number = patentNumber(stored)
  const names = (parties: PatentRecord['applicants']) => (parties ?? []).map(({ name }) => name).join('; ')
  const claims = new Set((record.claims ?? []).map((claim) => claim.number)).size
  const facts = [
    { name: texts.applicants, value: names(record.applicants) },
    { name: texts.inventors, value: names(record.inventors) },
    { name: texts.applicationDate, value: dateText(record.applicationDate) },
    { name: texts.publicationDate, value: dateText(record.publicationDate) },
    { name: texts.type, value: named('type', publicationType(record)) },
    { name: texts.status, value: named('status', record.legalStatus) },
    { name: texts.classes, value: (record.ipc ?? []).slice(0, 10).join(', ') },
    { name: texts.claims, value: claims === 0 ? '' : String(claims) },
  ].filter(({ value }) => value !== '')
  const citations = citeParts('patent', number, patentTexts(record, language), ['title', 'abstract', 'claim'])
  return { number, title: textIn(record.titles, language), facts, citations }
}

export const getRecord = corpusTool({
  name: 'get_record',
  title: { zh: '查看记录', en: 'Open a record' },
  description: 'The main facts of a patent, trademark or company, with quoted passages of its title, abstract and first claim.',
  input: z.object({ ...numberInput, kind: z.enum(['patent', 'trademark', 'company']).default('patent') }),
  answer: factsSchema,
  async run({ number, kind }, parts, caller) {
    const { language } = caller
    const texts = TOOL_TEXTS[language]
    if (kind === 'patent') return patentFacts(await viewPatent(number, parts, caller), language)
    if (kind === 'trademark') {
      const stored = await viewTrademark(number, parts, caller)
      const row = trademarkRow(stored, language, shanghaiDay(parts.now()))
      const facts = [
        { name: texts.niceClass, value: row.nice_class.join(', ') },
        { name: texts.owner, value: row.owner.join('; ') },
        { name: texts.applicationDate, value: dateText(row.application_date) },
      ].filter(({ value }) => value !== '')
      const own = markNumber(stored)
      return {
        number: own,
        title: row.mark,
        facts,
        citations: citeParts('trademark', own, markTexts(stored.record, language), ['title', 'abstract']),
      }
    }
    const stored = await viewCompany(number, parts)
    const row = companyRow(stored)
    const facts = [
      { name: texts.creditCode, value: row.number ?? '' },
      { name: texts.founded, value: dateText(row.founded) },
    ].filter(({ value }) => value !== '')
    const citations = citeParts('company', stored.docId, companyTexts(stored.record, language), ['title', 'abstract'])
    return { number: stored.docId, title: companyName(stored.record, stored.docId), facts, citations }
  },
  describe({ number, title, facts, citations }, language) {
    const texts = TOOL_TEXTS[language]
    const rows = facts.map(({ name, value }) => ({ cells: [name, value], citations: [] }))
    const quoted = citations.filter(({ part }) => part !== 'title')
    return [
      statement(`${number} ${title}`, citations.slice(0, 1)),
      ...tableOf('', [texts.field, texts.content], rows),
      ...quoted.map((citation) => statement(citation.passage, [citation])),
    ]
  },
})

export const comparePatents = corpusTool({
  name: 'compare_patents',
  title: { zh: '对比专利', en: 'Compare patents' },
  description:
    'The facts of two to six patents side by side, and how far the features of the first one’s independent claim occur in the others.',
  input: z.object({ numbers: z.array(numberInput.number).min(2).max(6) }),
  answer: z.object({
    patents: z.array(factsSchema),
    /** Of the words of the features of the first one's independent claim, in percent; null without claims. */
    overlaps: z.array(z.object({ number: z.string(), share: z.int().nullable(), citations: z.array(citationSchema) })),
  }),
  async run({ numbers }, parts, caller) {
    const stored = []
    for (const number of new Set(numbers)) stored.push(await viewPatent(number, parts, caller))
    const [first, ...others] = stored
    const engine = parts.serving.engines.of(PATENT_KIND)
    return {
      patents: stored.map((one) => patentFacts(one, caller.language)),
      overlaps: await claimOverlap(engine, first!, others, caller),
    }
  },
  describe({ patents, overlaps }, language) {
    const texts = TOOL_TEXTS[language]
    const names = [...new Set(patents.flatMap(({ facts }) => facts.map(({ name }) => name)))]
    const valueOf = (facts: (typeof patents)[number]['facts'], name: string) => facts.find((fact) => fact.name === name)?.value ?? ''
    const rows = patents.map(({ number, title, facts, citations }) => ({
      cells: [number, title, ...names.map((name) => valueOf(facts, name))],
      citations: citations.filter(({ part }) => part !== 'title'),
    }))
    const [first] = patents
    return [
      statement(texts.compared(patents.map(({ number }) => number).join(language === 'zh' ? '、' : ', '))),
      ...tableOf('', [texts.number, texts.title, ...names], rows),
      ...overlaps.flatMap(({ number, share, citations }) =>
        share === null ? [] : [statement(texts.overlap(first!.number, number, share), citations)],
      ),
    ]
  },
})
