import type { Citation, CitedKind } from '@gezhi/contract'
import {
  COMPANY_KIND,
  PATENT_KIND,
  TRADEMARK_KIND,
  trademarkNumber,
  type CompanyRecord,
  type PatentRecord,
  type Trademark,
} from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { findRecord } from '../kinds/find-record.ts'
import { findPatent, patentOfApplication } from '../patents/open-patent.ts'
import { companyTexts, containsPassage, markTexts, patentTexts, type CitedText } from './cited-texts.ts'
import type { ToolCaller, ToolParts } from './corpus-tool.ts'

/** The number that opens a patent. */
export function patentNumber({ docId, record }: StoredRecord<PatentRecord>): string {
  return record.publicationNumber ?? docId
}

/** A patent that the caller may see, counted as viewed (G84). Throws PATENT_NOT_FOUND and the rejection beyond the limit. */
export async function viewPatent(number: string, parts: ToolParts, caller: ToolCaller): Promise<StoredRecord<PatentRecord>> {
  requireReady(parts.serving.readiness)
  const found = await visiblePatent(number, parts, caller)
  if (found === null) throw new CallError('PATENT_NOT_FOUND', { number })
  await count(parts, caller, 'viewPatents', found.docId)
  return found
}

/** A trademark, counted as viewed. Throws TRADEMARK_NOT_FOUND and the rejection beyond the limit. */
export async function viewTrademark(number: string, parts: ToolParts, caller: ToolCaller): Promise<StoredRecord<Trademark>> {
  requireReady(parts.serving.readiness)
  const found = await findRecord(parts.serving.engines.of(TRADEMARK_KIND), number)
  if (found === null) throw new CallError('TRADEMARK_NOT_FOUND', { number })
  await count(parts, caller, 'viewTrademarks', found.docId)
  return found
}

/** A company. Throws COMPANY_NOT_FOUND. */
export async function viewCompany(id: string, parts: ToolParts): Promise<StoredRecord<CompanyRecord>> {
  requireReady(parts.serving.readiness)
  const found = await findRecord(parts.serving.engines.of(COMPANY_KIND), id)
  if (found === null) throw new CallError('COMPANY_NOT_FOUND', { company: id })
  return found
}

/** Counts an item towards a daily limit of the caller. */
export async function count(
  { usage }: Pick<ToolParts, 'usage'>,
  { caller, rights, address }: ToolCaller,
  name: 'viewPatents' | 'viewTrademarks' | 'valuePatents',
  item: string,
): Promise<void> {
  await usage.take({ caller, rights: await rights(), address }, name, item)
}

/** Whether the record of a citation exists, the caller may see it, and the part that is named contains the passage. */
export async function isVerified(citation: Citation, parts: ToolParts, caller: ToolCaller): Promise<boolean> {
  return containsPassage(await textsOfCited(citation.kind, citation.number, parts, caller), citation)
}

/** The texts of a record that may be quoted; none if it does not exist or the caller may not see it. */
export async function textsOfCited(kind: CitedKind, number: string, parts: ToolParts, caller: ToolCaller): Promise<CitedText[]> {
  const { engines } = parts.serving
  const { language } = caller
  switch (kind) {
    case 'patent': {
      const found = await visiblePatent(number, parts, caller)
      return found === null ? [] : patentTexts(found.record, language)
    }
    case 'trademark': {
      const found = await findRecord(engines.of(TRADEMARK_KIND), number)
      return found === null ? [] : markTexts(found.record, language)
    }
    case 'company': {
      const found = await findRecord(engines.of(COMPANY_KIND), number)
      return found === null ? [] : companyTexts(found.record, language)
    }
  }
}

async function visiblePatent(number: string, { serving }: ToolParts, { rights }: ToolCaller): Promise<StoredRecord<PatentRecord> | null> {
  const engine = serving.engines.of(PATENT_KIND)
  const found = (await findPatent(engine, number)) ?? (await patentOfApplication(engine, number))
  const rule = countryRule(await rights())
  return found !== null && rule.every(({ values }) => values.includes(found.record.office)) ? found : null
}

/** The number that opens a trademark. */
export function markNumber({ record }: StoredRecord<Trademark>): string {
  return trademarkNumber(record)
}
