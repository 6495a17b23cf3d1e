import type { Language, SearchField } from '@gezhi/contract/client'
import { exampleOf, FIELD_GROUP_LABELS, type FieldTable } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { kindQuery } from '../../../kinds/kind-query.ts'
import { useKind, useKindLanguage } from '../../../kinds/use-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/** The fields a query can name in a scene, as the server lists them, or by the field table where the kind has no such call. */
export function useSearchFields(scene?: string) {
  const language = useLanguage()
  const kind = useKind()
  const { fields } = kind.calls
  const { fields: table } = useKindLanguage()
  // The page is drawn with the fields of the table until the list arrives, so that nothing below the form moves.
  const listed = useQuery({
    ...kindQuery(language, kind, 'fields', scene === undefined ? {} : { scene }),
    enabled: fields !== undefined,
    placeholderData: () => fieldsOfTable(table, language),
  })
  const isUser = useSessionUser() !== null
  const own = useQuery({ ...callQuery(language, 'projects', 'listQueryFields', {}), enabled: isUser && kind.hasOwnFields === true })
  const data = useMemo(
    () => listed.data && [...listed.data, ...ownSearchFields(own.data ?? [], language)],
    [listed.data, own.data, language],
  )
  return { ...listed, data }
}

/** Rows for the fields of the user's indexes, those of one name once. Pure. */
function ownSearchFields(own: readonly OwnField[], language: Language): SearchField[] {
  const byName = Map.groupBy(own, ({ name }) => name.toLowerCase())
  return [...byName.values()].map((same) => {
    const [{ name, title, type }] = same as [OwnField]
    const labels = [...new Set(same.flatMap(({ options }) => options.map(({ label }) => label)))]
    return {
      id: name,
      code: name,
      name: title,
      group: 'text',
      groupName: OWN_GROUP[language],
      inputType: type === 'number' ? 'count' : type === 'date' ? 'date' : labels.length > 0 ? 'code' : 'text',
      aliases: [],
      example: '',
      values: labels.map((label) => ({ value: valueOf(label), name: label })),
    }
  })
}

interface OwnField {
  readonly name: string
  readonly title: string
  readonly type: string
  readonly options: readonly { readonly label: string }[]
}

/** An option as a value of a query. */
function valueOf(label: string): string {
  return /^[\p{L}\p{N}]+$/u.test(label) ? label : `"${label.replaceAll('"', ' ')}"`
}

const OWN_GROUP = { zh: '标引字段', en: 'Index fields' } as const

/** The rows of a field table as the server lists those of patents. Pure. */
export function fieldsOfTable({ list }: FieldTable, language: Language): SearchField[] {
  return list
    .filter(({ withoutSource }) => withoutSource === undefined)
    .map(({ name, aliases, type, group, label, labels = {}, ...field }) => ({
      id: name,
      code: name,
      name: label[language],
      group,
      groupName: FIELD_GROUP_LABELS[group][language],
      inputType: type,
      aliases: [...aliases],
      example: exampleOf(field, language),
      values: Object.entries(labels).map(([value, { zh, en }]) => ({ value, name: language === 'zh' ? zh : en })),
    }))
}
