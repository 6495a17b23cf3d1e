import { use, useCallback, useMemo } from 'react'
import type { KindDisplay } from './kind-display.ts'
import { isOwnKey, ownValueName, useOwnFields, type OwnListField } from './own-fields.ts'
import type { SearchableKind } from './searchable-kind.ts'
import { useKind } from './use-kind.ts'

/** A kind with what its lists show. */
export interface ShownKind extends SearchableKind, KindDisplay {}

/** The kind of record that is listed here, with the display of its lists. Components that use it suspend until its code is loaded. */
export function useShownKind(): ShownKind {
  const kind = useKind()
  const display = useDisplay(kind)
  const own = useOwnFields()
  return useMemo(() => ({ ...kind, ...withOwnColumns(display, own) }), [kind, display, own])
}

/** Labels of facet values of the kind that is searched here. Components that use it suspend until its code is loaded. */
export function useValueName(): KindDisplay['valueName'] {
  const { valueName } = useDisplay(useKind())
  const own = useOwnFields()
  return useCallback(
    (facet, value, language) => (isOwnKey(facet) ? ownValueName(own, facet, value) : valueName(facet, value, language)),
    [own, valueName],
  )
}

/** Users choose the fields of their indexes as they choose others. */
function withOwnColumns(display: KindDisplay, own: readonly OwnListField[]): KindDisplay {
  if (!display.choosesFields || own.length === 0) return display
  const fields = own.map(({ name }): KindDisplay['fields'][number] => ({
    key: name,
    width: OWN_WIDTH,
    cell: (row) => (row.own?.[name] === undefined ? null : { kind: 'text', text: row.own[name] }),
  }))
  return {
    ...display,
    fields: [...display.fields, ...fields],
    fieldsInOrder(view, chosen) {
      const others = fields.filter(({ key }) => chosen?.includes(key) !== true)
      return [...display.fieldsInOrder(view, chosen), ...others.map(({ key: field }) => ({ field, shown: false }))]
    },
  }
}

/** CSS pixels. */
const OWN_WIDTH = 120

function useDisplay({ display }: SearchableKind): KindDisplay {
  // Always `use`: React renders again what it suspended, and expects the same hooks.
  return use(display.load())
}
