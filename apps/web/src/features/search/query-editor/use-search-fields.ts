import type { Language, SearchField } from '@gezhi/contract/client'
import { exampleOf, FIELD_GROUP_LABELS, type FieldTable } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../../kinds/kind-query.ts'
import { useKind, useKindLanguage } from '../../../kinds/use-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** The fields a query can name in a scene, as the server lists them, or by the field table where the kind has no such call. */
export function useSearchFields(scene?: string) {
  const language = useLanguage()
  const kind = useKind()
  const { fields } = kind.calls
  const { fields: table } = useKindLanguage()
  // The page is drawn with the fields of the table until the list arrives, so that nothing below the form moves.
  return useQuery({
    ...kindQuery(language, kind, 'fields', scene === undefined ? {} : { scene }),
    enabled: fields !== undefined,
    placeholderData: () => fieldsOfTable(table, language),
  })
}

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
