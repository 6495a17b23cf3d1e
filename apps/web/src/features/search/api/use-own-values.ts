import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import type { ListedRow, ListView } from '../../../kinds/kind-display.ts'
import { isOwnKey } from '../../../kinds/own-fields.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useFieldsInOrder } from '../columns/use-fields-in-order.ts'

/** The rows of a page with their values of the fields of users' indexes that the view shows; nothing is requested if it shows none. */
export function useOwnValues(rows: readonly ListedRow[], view: ListView): readonly ListedRow[] {
  const { fields } = useShownKind()
  const shown = useFieldsInOrder(view).filter((one) => one.shown && isOwnKey(one.field) && fields.some(({ key }) => key === one.field))
  const { data } = useQuery({
    ...callQuery(useLanguage(), 'projects', 'listPatentValues', {
      patentIdList: rows.map(({ id }) => id),
      fieldList: shown.map(({ field }) => field),
    }),
    enabled: shown.length > 0 && rows.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return useMemo(() => {
    if (data === undefined) return rows
    const byPatent = Map.groupBy(data, ({ patentId }) => patentId)
    return rows.map((row) => ({ ...row, own: Object.fromEntries((byPatent.get(row.id) ?? []).map(({ name, value }) => [name, value])) }))
  }, [rows, data])
}
