import type { ExportField, ExportFileType, Template } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** The id of the template that nobody can change: the fields that the server selects. */
export const USUAL_TEMPLATE = 'default'

/** Fields of an export: those available, those chosen, and the template they come from. */
export interface FieldChoice {
  /** Undefined while they are loading. */
  readonly fields: readonly ExportField[] | undefined
  readonly error: unknown
  readonly retry: () => void
  /** Codes, in order. */
  readonly chosen: readonly string[]
  readonly templates: readonly Template[]
  readonly templateId: string
  /** The fields differ from those of the template. */
  readonly isChanged: boolean
  readonly choose: (codes: readonly string[]) => void
  readonly applyTemplate: (id: string) => void
}

/** The choice of fields for a format. What the user chose stays when the format changes. */
export function useFieldChoice(kind: SearchableKind, fileType: ExportFileType): FieldChoice {
  const language = useLanguage()
  const request = { type: kind.name, fileType }
  const {
    data: fields,
    error,
    refetch,
  } = useQuery({
    ...callQuery(language, 'exports', 'listExportFields', request),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const { data: stored = [] } = useQuery(callQuery(language, 'library', 'listTemplates', { type: 'export' }))
  const [templateId, setTemplateId] = useState(USUAL_TEMPLATE)
  const [own, setOwn] = useState<readonly string[] | null>(null)
  const codes = new Set(fields?.map(({ code }) => code))
  // Templates of other kinds of records have none of the fields.
  const templates = stored.filter(({ fieldList }) => fieldList.some((code) => codes.has(code)))
  const template = templates.find(({ id }) => id === templateId)
  const usual = (fields ?? []).filter(({ selected }) => selected === 1).map(({ code }) => code)
  const chosen = (own ?? template?.fieldList ?? usual).filter((code) => codes.has(code))
  return {
    fields,
    error,
    retry: () => void refetch(),
    chosen,
    templates,
    templateId: template?.id ?? USUAL_TEMPLATE,
    isChanged: own !== null,
    choose: setOwn,
    applyTemplate: (id) => {
      setTemplateId(id)
      setOwn(null)
    },
  }
}
