import type { ExportFileType, Language, RequiredCapability } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import { readRequest } from '../http/read-request.ts'
import { requireRight, type Rights } from '../http/rights.ts'
import type { OpenRecordExport, RecordExport } from '../kinds/record-export.ts'
import type { RecordSource } from './export-source.ts'

/** The fields of requests that name records: exactly one of the three is given. */
export interface NamedSource {
  readonly idList?: readonly string[] | undefined
  readonly queryStr?: string | undefined
  readonly list?: { readonly call: string; readonly request: unknown; readonly part: 'all' | 'page' } | undefined
}

/** The fields of requests that name what is exported. */
export interface SourceRequest extends NamedSource {
  readonly type?: string | undefined
  readonly fileType: ExportFileType
}

/** A source with the words that describe it. */
export interface RequestedSource {
  readonly source: RecordSource
  readonly title: string
}

interface Requester {
  readonly language: Language
  readonly rights: Rights
}

/**
 * The source of a request, its list request validated by the call that lists it. Throws EXPORT_LIST_UNKNOWN, INVALID_INPUT, and the
 * rejection of the capability that the list requires.
 */
export function requestedSource(
  { idList, queryStr, list }: NamedSource,
  { kind }: Pick<RecordExport, 'kind'>,
  { lists }: Pick<OpenRecordExport, 'lists'>,
  { language, rights }: Requester,
): RequestedSource {
  if (idList !== undefined)
    return { source: { kind: 'records', ids: idList }, title: SELECTED[language](idList.length, kind.label[language]) }
  const plain = { call: Object.keys(lists)[0] ?? '', request: { filter: { queryStr } }, part: 'all' as const }
  const { call: name, request, part } = list ?? plain
  const { call } = (Object.hasOwn(lists, name) ? lists[name] : undefined) ?? {}
  if (call === undefined) throw new CallError('EXPORT_LIST_UNKNOWN', { call: name })
  if (call.requires !== undefined) requireRight(rights, call.requires satisfies RequiredCapability)
  const valid = readRequest(call, request, language)
  const { filter } = valid as { readonly filter?: { readonly queryStr?: string } }
  return {
    source: { kind: 'list', call: name, request: valid, part },
    title: filter?.queryStr?.trim() || call.summary[language],
  }
}

const SELECTED: Readonly<Record<Language, (count: number, label: string) => string>> = {
  zh: (count, label) => `所选${count}件${label}`,
  en: (count, label) => `${label}, ${count} selected`,
}
